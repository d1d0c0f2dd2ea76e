export type Fault = {
  kind: string;
  file: string;
  /** The text that the fault replaces. It must occur exactly once in the file. */
  find: string;
  replace: string;
  test: readonly string[];
};

const vitest = (file: string, name: string): string[] => ["vitest", "run", "--project=postgres", file, "-t", name];
const playwright = (file: string, name: string): string[] => [
  "playwright",
  "test",
  file,
  "--project=desktop",
  "-g",
  name,
];

export const faults: readonly Fault[] = [
  {
    kind: "a missing permission",
    file: "server/kernel/trpc.ts",
    find: 'if (type === "mutation") requireWritePermission(ctx.viewer, action, noun);\n    else requirePermission(ctx.viewer, action, noun);',
    replace: 'if (type === "mutation") requireWritePermission(ctx.viewer, action, noun);',
    test: vitest("server/http/guard/permissions.test.ts", "every procedure"),
  },
  {
    kind: "a lost conflict",
    file: "server/kernel/versions.ts",
    find: "seen !== undefined && seen !== row.version",
    replace: "seen !== undefined && seen > row.version",
    test: vitest("server/content/entries/entries.test.ts", ""),
  },
  {
    kind: "a wrong VAT",
    file: "contract/shop/vat.ts",
    find: "(2n * g * p + 100n + p) / (2n * (100n + p))",
    replace: "(g * p) / (100n + p)",
    test: vitest("contract/shop/", ""),
  },
  {
    kind: "a missing escape",
    file: "contract/values/escape-html.ts",
    find: '/[&<>"]/gu',
    replace: "/[&>]/gu",
    test: vitest("server/mail/mails", ""),
  },
  {
    kind: "a broken keyboard way",
    file: "client/ui/admin/window/WindowHandle.tsx",
    find: "      onKeyDown={onKeyDown}\n",
    replace: "",
    test: playwright("e2e/windows.spec.ts", "the keyboard moves and resizes it"),
  },
  {
    kind: "a missing label",
    file: "client/center/files/LibraryTools.tsx",
    find: "id={id} aria-label={t(`view.${id}`)}",
    replace: "id={id}",
    test: playwright("e2e/library.spec.ts", "files are searched, filtered and paged"),
  },
  {
    kind: "a leak of a draft",
    file: "server/content/entries/public-at.ts",
    find: "sql`(${lte(entries.publishDate, at)} and",
    replace: "sql`(coalesce(${lte(entries.publishDate, at)}, true) and",
    test: vitest("server/content/entries/entries.test.ts", ""),
  },
  {
    kind: "a lost upload",
    file: "server/library/files/bytes-in-place.ts",
    find: "    await received?.keep();\n",
    replace: "",
    test: vitest("server/http/files/upload.test.ts", ""),
  },
  {
    kind: "a wrong redirect",
    file: "server/http/pages/feed-spellings.ts",
    find: "const PERMANENT = 308;",
    replace: "const PERMANENT = 302;",
    test: vitest("server/http/pages/feeds-read.test.ts", ""),
  },
  {
    kind: "a day off by one",
    file: "contract/values/event-span.ts",
    find: "end && end !== date ? dayAfter(end, 1) : null",
    replace: "end && end !== date ? end : null",
    test: vitest("server/content/feeds", ""),
  },
];
