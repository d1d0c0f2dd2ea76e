import { escapeHtml } from "#contract/values/escape-html.ts";

/** XML 1.0 forbids these characters, even in escaped form. A single forbidden character makes the feed unreadable. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** For elements, and for attributes in double quotes. Escapes '>' too, because text must not contain ']]>'. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}
