// Builds the client for browsers and for the server, and serves it during development.
import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { limits } from "./contract/values/limits.ts";
import { editorChunks } from "./server/start/client-build/editor-chunks.ts";
import { inWindows } from "./server/start/client-build/in-windows.ts";

// The server runs these .ts files itself. A second copy within the bundle would break instanceof.
const serverOwn = /^#(?:contract|db|server)\//u;

// The libraries of every page: one file is smaller, and stays cached after a change of our own code.
const shared = /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\//u;
// Only editors load React Query and tRPC's client. Visitors have GuestData instead (client/api/guest-data.ts).
const query = /\/(?:node_modules\/(?:@trpc|@tanstack)\/|client\/api\/(?:trpc\.ts|editor-data\.tsx)$)/u;
// One file for the visitors' first screens and their imports. Forty small files would need more bytes and requests. Small
// modules that both forms of guests and the editor use are here as well.
const common =
  /\/(?:client\/(?:app\/screens\.tsx|api\/viewer\.ts|language\/(?:reason|page-description|site-texts)\.ts|ui\/UserName\.tsx|site\/layout\/menus\.ts)|contract\/(?:shop\/earlier-names|blocks\/form\/kinds|values\/(?:typed-number|mail-address))\.ts)$/u;
// Modules that the pages of the shop share.
const goods = /\/(?:client\/site\/shop\/product-texts|contract\/shop\/offers|contract\/values\/plain-text)\.ts$/u;
// The price component. The home page shows prices of the shop, too.
const prices = /\/client\/site\/shop\/Price\.tsx$/u;
// The rows of files, with their video and audio player.
const rows = /\/client\/site\/blocks\/Downloads\.tsx$/u;
// The texts of the bar are loaded before the other texts of the admin layer.
const textsOfEditors = (id: string): string | null => {
  const [, language] = /\/locales\/(\w+)\/admin\/(?!bar\.)\w+\.json$/u.exec(id) ?? [];
  return language === undefined ? null : `admin-${language}`;
};
const client = {
  manifest: true,
  rollupOptions: {
    input: ["client/app/start.ts", "client/site/map-frame/start.ts"],
    output: {
      codeSplitting: {
        groups: [
          // The start script needs no other file. The other files import the module loader from this one.
          { name: "start", test: /(?:\/client\/app\/start\.ts|vite\/preload-helper\.js)$/u },
          { name: "shared", test: shared },
          // Must precede 'common', which would also include the imports of its modules.
          { name: "goods", test: goods },
          { name: "common", test: common },
          { name: "query", test: query },
          { name: "prices", test: prices },
          { name: "downloads", test: rows },
          // Editors load all texts of the admin layer in one language together.
          { name: (id: string) => textsOfEditors(id) },
          // Imports of these modules are already in the same file or in files of visitors, so none are added.
          { name: editorChunks(import.meta.dirname), includeDependenciesRecursively: false },
        ],
      },
    },
  },
};
// The server keeps the source of its bundle in memory, so white space is removed. Stack traces need the names.
const minify = { mangle: false, compress: false, codegen: true } as const;
const server = {
  rollupOptions: { input: "client/app/entry.server.tsx", external: [serverOwn], output: { minify } },
};
// The service worker is a separate script with a fixed name. Its syntax suits every browser with service workers.
const worker = {
  rollupOptions: {
    input: "client/site/offline/worker.ts",
    output: { format: "iife" as const, entryFileNames: "sw.js" },
  },
};

/** `_row_a1b2`, where the letters stand for the file. Vite's own name adds the line, which compresses badly. */
const scopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/u, ""));
  return `_${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
};

/** Writes the limits as numbers into the modules of browsers, so that a page does not load the limits that it never asks. */
const limitsAsNumbers = (): Plugin => ({
  name: "limits-as-numbers",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const isImported = /import \{[^}]*\blimits\b[^}]*\} from "(?:#contract\/values|\.)\/limits\.ts"/u.test(code);
    if (!/\.tsx?$/u.test(id) || !isImported) return null;
    const written = code.replace(/(?<![.\w])limits\.(\w+)/gu, (found, name: string) =>
      Object.hasOwn(limits, name) ? `(${limits[name as keyof typeof limits]})` : found,
    );
    return { code: written, map: null };
  },
});

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [inWindows(), ...(isSsrBuild ? [] : [limitsAsNumbers()]), react()],
  appType: "custom",
  // One file with React's production build, whatever NODE_ENV is. Modules that the server loads anyway are shared.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: ["@trpc/client", "@trpc/server", "i18next"] },
    define: { "process.env.NODE_ENV": '"production"' },
  }),
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild ? server : mode === "worker" ? worker : client),
  },
}));
