// Builds the client for browsers and for the server, and serves it while developing.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The server runs its own .ts; a second copy of the contract inside of the bundle would break instanceof.
const serverOwn = /^#(?:contract|db|server)\//u;

// What every page needs of others is one file: smaller in one piece, and known after the next change of our own.
const shared = /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@trpc|@tanstack)\//u;
// What guests' pages and the admin's parts both stand on is one file too, in place of a crumb for each of its modules.
// Whatever imports lazily stays out: the first script would come to need the file, and with it all of React.
const common =
  /\/(?:client\/(?:trpc|loaded|viewer|dates|ui\/Picture|ui\/picture-sizes)|contract\/(?:pages|permissions|limits|errors))\.tsx?$/u;
const client = {
  manifest: true,
  rollupOptions: {
    input: "client/start.ts",
    output: {
      codeSplitting: {
        groups: [
          { name: "shared", test: shared },
          { name: "common", test: common },
        ],
      },
    },
  },
};
const server = {
  rollupOptions: { input: "client/entry.server.tsx", external: [serverOwn] },
};
// A script of its own under a fixed name, which every browser with service workers can read.
const worker = {
  rollupOptions: {
    input: "client/site/offline/worker.ts",
    output: { format: "iife" as const, entryFileNames: "sw.js" },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react()],
  appType: "custom",
  // One file with React's production build in it, whatever NODE_ENV is; tRPC's errors are shared with the server.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: ["@trpc/client", "@trpc/server"] },
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
