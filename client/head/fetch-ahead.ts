/** The login page's template with the links to the tool's code. The browser fetches the code after the first input. */
export const aheadId = "ahead";

/** Fetches the tool's code while the visitor types. Further calls do nothing. */
export function fetchAhead(): void {
  const template = document.getElementById(aheadId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.append(template.content);
  template.remove();
}
