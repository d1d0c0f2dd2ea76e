// Escapes text for HTML elements and attributes.

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}
