import { decoded } from "./plain-text.ts";

type List = { isOrdered: boolean; number: number };

const token = /<(?<slash>\/?)(?<name>\w+)(?<rest>[^>]*)>|(?<text>[^<]+)/gu;
const paragraphs = new Set(["p", "h2", "h3", "figcaption", "figure", "table", "blockquote"]);

/** Collects lines. Each paragraph ends with an empty line, which is prefixed within a quote. */
class Lines {
  readonly #lines: string[] = [];
  #line = "";
  #quotes = 0;

  write(text: string): void {
    this.#line += this.#line === "" || this.#line.endsWith(" ") ? text.trimStart() : text;
  }

  begin(marker: string): void {
    this.end();
    this.#line = marker;
  }

  end({ isParagraph = false } = {}): void {
    const quote = "> ".repeat(this.#quotes);
    if (this.#line.trim() !== "") this.#lines.push(quote + this.#line.trimEnd());
    this.#line = "";
    const isEmpty = /^[> ]*$/u.test(this.#lines.at(-1) ?? "");
    if (isParagraph && !isEmpty) this.#lines.push(quote.trimEnd());
  }

  quote(by: 1 | -1): void {
    this.#quotes += by;
    if (by === -1 && /^>[> ]*$/u.test(this.#lines.at(-1) ?? "")) this.#lines.splice(-1, 1, "");
  }

  toString = (): string => this.#lines.join("\n").trim();
}

/**
 * A link becomes its words, followed by its address in brackets. If words and address are equal, only one of the two is
 * written.
 */
export function mailText(html: string): string {
  const lines = new Lines();
  const lists: List[] = [];
  let link: { href: string; words: string } | null = null;
  const marker = (): string => {
    const list = lists.at(-1);
    if (!list) return "";
    list.number += 1;
    return `${"  ".repeat(lists.length - 1)}${list.isOrdered ? `${list.number}.` : "-"} `;
  };
  const open = (name: string, rest: string): void => {
    if (name === "br") lines.end();
    else if (name === "a") link = { href: decoded(/href="([^"]*)"/u.exec(rest)?.[1] ?? ""), words: "" };
    else if (name === "ul" || name === "ol") {
      lines.end();
      lists.push({ isOrdered: name === "ol", number: Number(/start="(-?\d+)"/u.exec(rest)?.[1] ?? 1) - 1 });
    } else if (name === "li") lines.begin(marker());
    else if (paragraphs.has(name)) lines.end({ isParagraph: true });
    if (name === "blockquote") lines.quote(1);
  };
  const close = (name: string): void => {
    if (name === "a") {
      if (link && link.href !== "" && link.href !== link.words.trim()) lines.write(` (${link.href})`);
      link = null;
    } else if (name === "ul" || name === "ol") {
      lists.pop();
      lines.end({ isParagraph: lists.length === 0 });
    } else if (name === "li" || name === "tr") lines.end();
    else if (name === "td" || name === "th") lines.write("  ");
    else if (paragraphs.has(name)) lines.end({ isParagraph: true });
    if (name === "blockquote") lines.quote(-1);
  };
  for (const { groups = {} } of html.matchAll(token)) {
    const { slash, name = "", rest = "", text } = groups;
    if (text !== undefined) {
      const words = decoded(text).replace(/[^\S\u00a0]+/gu, " ");
      if (link) (link as { words: string }).words += words;
      lines.write(words);
    } else if (slash === "/") close(name);
    else open(name, rest);
  }
  lines.end();
  return lines.toString();
}
