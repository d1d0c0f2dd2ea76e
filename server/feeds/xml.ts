// Text inside of XML elements and attributes.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML 1.0 allows in no form, not even as a reference: one such character makes a whole feed unreadable. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** The '>' is escaped too, because ']]>' may not stand in text. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}
