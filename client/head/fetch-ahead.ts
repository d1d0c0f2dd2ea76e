/** The template of the login page with the links to the tool's code. A page that nobody types in fetches none of it. */
export const aheadId = "ahead";

/** The first call fetches the tool's code while somebody types. */
export function fetchAhead(): void {
  const template = document.getElementById(aheadId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.append(template.content);
  template.remove();
}
