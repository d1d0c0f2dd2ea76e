const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For element content in HTML, in the form that the HTML sanitiser keeps. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/gu, (character) => entities[character] ?? character);
}

/** For element content and double-quoted attributes in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}
