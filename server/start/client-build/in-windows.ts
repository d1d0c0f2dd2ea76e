// Windows of the admin layer may be narrow on wide screens. So media queries are repeated as container queries for
// these windows.

const narrow = /^@media (\(max-width: [\d.]+rem\)) \{\n([\s\S]*?)^\}\n/gmu;
const editors = /\/client\/(?:center|entry-editor|files|ui\/admin)\/.*\.css$/u;

export function withWindows(css: string): string {
  return css.replace(
    narrow,
    (rule, query: string, rules: string) => `${rule}\n@container window ${query} {\n${rules}}\n`,
  );
}

export function inWindows() {
  return {
    name: "in-windows",
    enforce: "pre" as const,
    transform: (code: string, id: string) => (editors.test(id) ? { code: withWindows(code), map: null } : null),
  };
}
