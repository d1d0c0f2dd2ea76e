// Renders an issue as a mail: HTML with absolute links and without pictures, and plain text.
import type { Colors } from "#contract/look/tokens.ts";
import type { Language } from "../../kernel/context.ts";
import { bodyOfLetter, htmlOfLetter, type LetterLogo } from "../../mail/mails/letter.ts";
import { mailText } from "#contract/values/mail-text.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";

export type IssueTexts = { subject: string; html: string; en: { subject: string; html: string } | null };
export type Rendered = {
  subject: string;
  /** `html` is the complete HTML document; `body` is the content of its body, without style. */
  html: string;
  body: string;
  text: string;
};
export type Frame = {
  language: Language;
  siteName: string;
  logo: LetterLogo | null;
  colors: Colors;
  publicUrl: string;
  leave: string | null;
};

function textsIn({ subject, html, en }: IssueTexts, language: Language): { subject: string; html: string } {
  if (language === "de" || en === null) return { subject, html };
  return { subject: en.subject || subject, html: en.html || html };
}

export function bodyForMail(issue: IssueTexts, { language, publicUrl }: Pick<Frame, "language" | "publicUrl">): string {
  return forMail(textsIn(issue, language).html, publicUrl);
}

export function renderIssue(issue: IssueTexts, { leave, ...frame }: Frame): Rendered {
  const { language, siteName, publicUrl } = frame;
  const { subject } = textsIn(issue, language);
  const content = bodyForMail(issue, { language, publicUrl });
  const why = sentence(language, "mail:newsletter.leave");
  const label = sentence(language, "mail:newsletter.leaveLink");
  const link = leave === null ? escapeHtml(label) : `<a href="${escapeHtml(leave)}">${escapeHtml(label)}</a>`;
  const letter = { ...frame, subject, content, foot: `${escapeHtml(why)} ${link}<br>` };
  return {
    subject,
    html: htmlOfLetter(letter),
    body: bodyOfLetter(letter),
    text: `${mailText(content)}\n\n-- \n${siteName}\n${publicUrl}\n\n${why}\n${label}: ${leave ?? "…"}\n`,
  };
}

/**
 * Makes links absolute, because mails have no base URL. Removes pictures, because loading them would tell the server
 * that a mail was opened.
 */
function forMail(html: string, publicUrl: string): string {
  return html.replace(/<img\b[^>]*>/gu, "").replaceAll('href="/', `href="${escapeHtml(publicUrl)}/`);
}
