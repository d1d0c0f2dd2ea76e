// Escapes text for HTML and XML.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For element content, in the form that the HTML sanitiser keeps. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/gu, (character) => entities[character] ?? character);
}

/** For element content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}
