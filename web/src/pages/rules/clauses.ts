/** Clauses and sections as they are read and found. */
import type { SectionInfo } from "../../net/types";
import type { ClauseSentence } from "../../words/fluent";

export interface RuleClause {
  id: string;
  sentences: ClauseSentence[];
}

/** A section of the rules, with its sentences. */
export interface Section extends SectionInfo {
  number: number;
  title: string;
  text: string;
  caption: string;
}

/** Sentences that follow each other and come from the same place are one paragraph. */
export function paragraphs(sentences: ClauseSentence[]): ClauseSentence[] {
  const found: ClauseSentence[] = [];
  for (const { source, text } of sentences) {
    const last = found.at(-1);
    if (last?.source === source) last.text += ` ${text}`;
    else found.push({ source, text });
  }
  return found;
}

/** The words somebody looks for. A number of a clause is found with or without its dash and zeros: `cc9`. */
export const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

const short = (id: string) => id.toLowerCase().replace(/-0*/, "");

export function matches({ id, sentences }: RuleClause, words: string[]): boolean {
  const text = sentences.map((sentence) => sentence.text.toLowerCase()).join(" ");
  return words.every((word) => text.includes(word) || short(id) === short(word) || id.toLowerCase() === word);
}

/** A text in parts, every second of which is the id of a clause. */
export const cited = (text: string): string[] => text.split(/([A-Z]{2}-\d{2})/);
