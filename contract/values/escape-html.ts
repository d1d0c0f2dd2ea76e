const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for the content of HTML elements, in the same form as the HTML sanitiser. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/gu, (character) => entities[character] ?? character);
}

/** Escapes text for element content and for attributes in double quotes, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}
