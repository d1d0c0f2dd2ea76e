// The first words of an entry as plain text, for cards.

const PREVIEW_LENGTH = 50;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

/** Text of sanitised HTML; blocks are parted by a blank. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/h2|\/h3|\/li|\/blockquote|\/figcaption)\b[^>]*>/gu, " ")
    .replace(/<[^>]*>/gu, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** About 50 characters of running text (headings left out), cut where a word ends. */
export function previewOf(content: readonly string[]): string {
  const text = plainText(content.join(" ").replace(/<h[23]>.*?<\/h[23]>/gsu, " "));
  if (text.length <= PREVIEW_LENGTH) return text;
  const cut = text.slice(0, PREVIEW_LENGTH + 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > PREVIEW_LENGTH / 2 ? cut.slice(0, end) : text.slice(0, PREVIEW_LENGTH)).replace(/[\s,;:.–-]+$/u, "")} …`;
}
