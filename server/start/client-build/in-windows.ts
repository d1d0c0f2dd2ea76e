// What style sheets of editors say for narrow screens holds in narrow windows of the admin layer, too: their media queries
// are written a second time as queries of the window's container.

const narrow = /^@media (\(max-width: [\d.]+rem\)) \{\n([\s\S]*?)^\}\n/gmu;
const editors = /\/client\/(?:center|entry-editor|files|ui\/admin)\/.*\.css$/u;

/** The sheet with the rules for windows after those for screens. */
export function withWindows(css: string): string {
  return css.replace(
    narrow,
    (rule, query: string, rules: string) => `${rule}\n@container window ${query} {\n${rules}}\n`,
  );
}

/** For Vite: before anything else reads the sheet. */
export function inWindows() {
  return {
    name: "in-windows",
    enforce: "pre" as const,
    transform: (code: string, id: string) => (editors.test(id) ? { code: withWindows(code), map: null } : null),
  };
}
