// Builds the client for browsers and for the server, and serves it during development.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { editorChunks } from "./server/start/client-build/editor-chunks.ts";
import { inWindows } from "./server/start/client-build/in-windows.ts";

// The server runs its own .ts files; a second copy of the contract inside the bundle would break instanceof.
const serverOwn = /^#(?:contract|db|server)\//u;

// The libraries that every page needs are one file: smaller in one piece, and still cached after a change of our own
// code.
const shared = /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@trpc|@tanstack)\//u;
// The screens that guests enter first, and all that they import, are one file too: forty small ones would cost more
// bytes, and a header each.
const common =
  /\/client\/(?:app\/screens\.tsx|api\/viewer\.ts|language\/reason\.ts|ui\/UserName\.tsx|site\/layout\/menus\.ts)$/u;
// What the pages of the shop share.
const goods =
  /\/(?:client\/site\/shop\/product-texts|contract\/shop\/(?:offers|earlier-names)|contract\/values\/(?:plain-text|renamed-keys))\.ts$/u;
const textsOfEditors = (id: string): string | null => {
  const [, language] = /\/locales\/(\w+)\/admin\/\w+\.json$/u.exec(id) ?? [];
  return language === undefined ? null : `admin-${language}`;
};
const client = {
  manifest: true,
  rollupOptions: {
    input: ["client/app/start.ts", "client/site/map-frame/start.ts"],
    output: {
      codeSplitting: {
        groups: [
          // It waits for no other file: the others find there what loads modules later.
          { name: "start", test: /(?:\/client\/app\/start\.ts|vite\/preload-helper\.js)$/u },
          { name: "shared", test: shared },
          // Before 'common', which takes what its modules import.
          { name: "goods", test: goods },
          { name: "common", test: common },
          // Editors load all texts of the admin layer in one language together.
          { name: (id: string) => textsOfEditors(id) },
          // Each of these modules has its imports there too, or in files of visitors.
          { name: editorChunks(import.meta.dirname), includeDependenciesRecursively: false },
        ],
      },
    },
  },
};
// Its text stays in memory: without comments and white space it is less than half. Names stay, for the log.
const minify = { mangle: false, compress: false, codegen: true } as const;
const server = {
  rollupOptions: { input: "client/app/entry.server.tsx", external: [serverOwn], output: { minify } },
};
// A separate script with a fixed name and a syntax for every browser with service workers.
const worker = {
  rollupOptions: {
    input: "client/site/offline/worker.ts",
    output: { format: "iife" as const, entryFileNames: "sw.js" },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [inWindows(), react()],
  appType: "custom",
  // One file with React's production build, whatever NODE_ENV is; what the server loads anyway is shared with it.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: ["@trpc/client", "@trpc/server", "i18next"] },
    define: { "process.env.NODE_ENV": '"production"' },
  }),
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild ? server : mode === "worker" ? worker : client),
  },
}));
