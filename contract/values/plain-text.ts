import { truncate } from "./truncate.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

const blockEnds = /<(?:br|\/p|\/h2|\/h3|\/li|\/blockquote|\/figcaption|\/t[dhr])\b[^>]*>/gu;

/** Decodes the character references that sanitised HTML can contain. */
export const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => entities[name] ?? "");

export function plainText(html: string): string {
  return decoded(html.replace(blockEnds, " ").replace(/<[^>]*>/gu, ""))
    .replace(/\s+/gu, " ")
    .trim();
}

export function textInLines(html: string): string {
  return html.split(blockEnds).map(plainText).filter(Boolean).join("\n");
}

export function runningText(content: readonly string[]): string {
  return plainText(content.join(" ").replace(/<h[23]>.*?<\/h[23]>/gsu, " "));
}

export const beginningOf = (content: readonly string[]): string => shortened(runningText(content), 160);

/** At most `length` characters plus an ellipsis. Cuts at the end of a word, unless the word is very long. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > length / 2 ? cut.slice(0, end) : truncate(text, length);
  return `${kept.replace(/[\s,;:.–-]+$/u, "")} …`;
}
