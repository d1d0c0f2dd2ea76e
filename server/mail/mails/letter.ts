// The layout of every mail: HTML that loads nothing, and is readable in light and dark mode.
import type { Token } from "#contract/look/palettes.ts";
import { type Colors, tokensOf } from "#contract/look/tokens.ts";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";

export type LetterLogo = {
  src: string;
  width: number;
  height: number;
  /** True if the logo replaces the name. */
  isWordmark: boolean;
};

export type Letter = {
  language: Language;
  subject: string;
  content: string;
  foot?: string;
  siteName: string;
  logo: LetterLogo | null;
  colors: Colors;
  publicUrl: string;
};

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/u.test(line);

/** The style sheet of a mail. Colours are literal values, because many mail programs do not support custom properties. */
export function letterStyleOf(colors: Colors): string {
  const tokens = tokensOf(colors);
  const [light, dark] = [0, 1].map((at) => (name: Token) => tokens[name][at as 0 | 1]) as [Shade, Shade];
  return `
  body { margin: 0; padding: 0; }
  .paper { min-height: 100%; background: ${light("paper")}; color: ${light("ink")}; }
  .letter { max-width: 36em; margin: 0 auto; padding: 32px 24px 40px;
    font: 17px/1.55 "Source Sans 3", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
  .name { margin: 0 0 28px; padding-bottom: 12px; border-bottom: 1px solid ${light("line")};
    font: 600 20px/1.3 Fraunces, Georgia, "Times New Roman", serif; color: ${light("leaf-strong")}; }
  .name img { margin-right: 12px; border: 0; vertical-align: middle; }
  p { margin: 0 0 1em; }
  h2, h3 { margin: 1.4em 0 0.5em; font: 600 20px/1.3 Fraunces, Georgia, "Times New Roman", serif; }
  blockquote { margin: 0 0 1em; padding: 0 0 0 16px; border-left: 3px solid ${light("line")}; color: ${light("ink-soft")}; }
  a { color: ${light("leaf-strong")}; overflow-wrap: anywhere; }
  .foot { margin: 32px 0 0; padding-top: 12px; border-top: 1px solid ${light("line")}; font-size: 14px; color: ${light("ink-soft")}; }
  @media (prefers-color-scheme: dark) {
    .paper { background: ${dark("paper")}; color: ${dark("ink")}; }
    .name, a { color: ${dark("leaf-strong")}; }
    .name, .foot, blockquote { border-color: ${dark("line")}; }
    .foot, blockquote { color: ${dark("ink-soft")}; }
  }`;
}

type Shade = (name: Token) => string;

export function htmlOfLetter(letter: Letter): string {
  const { language, subject, colors } = letter;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${letterStyleOf(colors)}
</style>
</head>
<body>
${bodyOfLetter(letter)}
</body>
</html>
`;
}

export function bodyOfLetter({
  content,
  foot = "",
  siteName,
  logo,
  publicUrl,
}: Omit<Letter, "language" | "subject" | "colors">): string {
  const name = escapeHtml(siteName);
  return `<div class="paper">
<div class="letter">
<p class="name">${logo === null ? name : logoOf(logo, name)}</p>
${content}
<p class="foot">${foot}<a href="${escapeHtml(publicUrl)}">${name}</a></p>
</div>
</div>`;
}

/** @param name escaped; the alternative text of a logo that contains the name */
function logoOf({ src, width, height, isWordmark }: LetterLogo, name: string): string {
  const image = `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${isWordmark ? name : ""}">`;
  return isWordmark ? image : image + name;
}

/**
 * Empty lines separate paragraphs. A web address on a line of its own becomes a link. A paragraph whose lines all begin
 * with '>' becomes a quote.
 */
export function htmlOfText(body: string): string {
  return body
    .trim()
    .split(/\n{2,}/u)
    .map(paragraphOf)
    .join("\n");
}

function paragraphOf(paragraph: string): string {
  const lines = paragraph.split("\n");
  if (lines.every((line) => line.startsWith(">"))) {
    const quoted = lines.map((line) => line.replace(/^> ?/u, ""));
    return `<blockquote><p>${linesOf(quoted)}</p></blockquote>`;
  }
  return `<p>${linesOf(lines)}</p>`;
}

function linesOf(lines: readonly string[]): string {
  return lines.map(lineOf).join("<br>\n");
}

function lineOf(line: string): string {
  const text = escapeHtml(line);
  return isAddress(line) ? `<a href="${text}">${text}</a>` : text;
}
