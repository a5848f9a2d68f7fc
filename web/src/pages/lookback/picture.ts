/** The board as it is drawn now, as a picture: what the page shows and nothing that is not in it. */

const SCALE = 2;

/** Our own fonts, once, so that a picture has them too. */
let fonts: Promise<string> | null = null;
async function ownFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return []; // of another origin
    }
  });
  const whole = await Promise.all(
    rules.map(async (rule) => {
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
      if (!address) return "";
      const found = await fetch(new URL(address, document.baseURI));
      const text = await dataAddress(await found.blob());
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("${text}")`);
    }),
  );
  return whole.join("\n");
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error("unread"));
    reader.readAsDataURL(blob);
  });

/** A copy of an element with every style that it has written into it. */
function drawn(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  const style = getComputedStyle(element);
  if (style.display === "none") return document.createElement("i");
  const said = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
  copy.setAttribute("style", `${said};animation:none;transition:none`);
  for (const child of element.childNodes) copy.append(child instanceof Element ? drawn(child) : child.cloneNode(false));
  return copy;
}

/** The element as a canvas, over the page's own ground. */
export async function canvasOf(element: HTMLElement): Promise<HTMLCanvasElement> {
  fonts ??= ownFonts().catch(() => "");
  const { width, height } = element.getBoundingClientRect();
  const copy = drawn(element) as HTMLElement;
  copy.style.position = "static";
  copy.style.margin = "0";
  copy.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const body = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${await fonts}</style><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d")!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0);
  return canvas;
}

/** The same with lines of text under it: the moment, the chances. */
export function captioned(canvas: HTMLCanvasElement, lines: string[]): HTMLCanvasElement {
  const LINE = 30 * SCALE;
  const whole = document.createElement("canvas");
  whole.width = canvas.width;
  whole.height = canvas.height + lines.length * LINE + LINE / 2;
  const context = whole.getContext("2d")!;
  const style = getComputedStyle(document.body);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, whole.width, whole.height);
  context.drawImage(canvas, 0, 0);
  context.fillStyle = style.color;
  lines.forEach((line, n) => {
    context.font = `${n ? 400 : 600} ${16 * SCALE}px Figtree, sans-serif`;
    context.fillText(line, 16 * SCALE, canvas.height + LINE * (n + 0.8), whole.width - 32 * SCALE);
  });
  return whole;
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("empty"))), "image/png"));

/** Pictures one after the other as a short film, so many milliseconds each. */
export async function filmOf(frames: HTMLCanvasElement[], each: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = frames[0].width;
  canvas.height = frames[0].height;
  const context = canvas.getContext("2d")!;
  const recorder = new MediaRecorder(canvas.captureStream(10));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => (recorder.onstop = done));
  context.drawImage(frames[0], 0, 0);
  recorder.start();
  for (const frame of frames) {
    const until = performance.now() + each;
    while (performance.now() < until) {
      context.drawImage(frame, 0, 0);
      await new Promise((done) => setTimeout(done, 80));
    }
  }
  recorder.stop();
  await ended;
  return new Blob(parts, { type: recorder.mimeType });
}
