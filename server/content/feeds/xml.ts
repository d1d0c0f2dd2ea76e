// Escapes text for XML elements, and for attributes in double quotes.
import { escapeHtml } from "#contract/values/escape-html.ts";

/** Characters that XML 1.0 forbids even as references. One of them makes the whole feed unreadable. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes '>' too, because text must not contain ']]>'. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}
