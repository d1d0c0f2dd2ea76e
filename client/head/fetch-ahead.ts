/** The login page's template with the links to the tool's code. The browser fetches the code after the first input. */
export const aheadId = "ahead";

/** The first call fetches the tool's code while somebody types. */
export function fetchAhead(): void {
  const template = document.getElementById(aheadId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.append(template.content);
  template.remove();
}
