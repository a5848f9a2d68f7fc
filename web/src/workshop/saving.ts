/** A part of the page as a page of its own, by day, with the style it needs and nothing to press or to fetch. */
export function pageOf(part: HTMLElement, title: string): string {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll("button")) button.remove();
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dataset.theme = "light";
  page.head.append(Object.assign(page.createElement("meta"), { name: "viewport", content: "width=device-width" }));
  const style = page.createElement("style");
  const own = `body{max-width:760px;margin:24px auto;padding:0 16px;${inherited(part)}}`;
  style.textContent = [...document.styleSheets].flatMap((sheet) => needed(sheet.cssRules, part)).join("\n") + own;
  page.head.append(style);
  page.body.append(copy);
  return `<!doctype html>\n<meta charset="utf-8">${page.documentElement.outerHTML}\n`;
}

/** What a part has from those around it. */
const inherited = (part: HTMLElement): string =>
  `--original:${getComputedStyle(part).getPropertyValue("--original")};overflow:auto`;

/** The rules that speak of a part: those of fonts would have to be fetched. */
function needed(rules: CSSRuleList, part: HTMLElement): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return speaksOf(rule.selectorText, part) ? [rule.cssText] : [];
    if (!(rule instanceof CSSGroupingRule)) return [];
    const inner = needed(rule.cssRules, part);
    return inner.length ? [`${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inner.join("\n")}}`] : [];
  });
}

function speaksOf(selector: string, part: HTMLElement): boolean {
  const plain = selector.replaceAll(/::?(before|after)/g, "");
  return /(^|,\s*)(:root|html|body|\*)/.test(plain) || part.matches(plain) || part.querySelector(plain) !== null;
}
