// Builds the client for browsers and for the server, and serves it during development.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inWindows } from "./server/client-build/in-windows.ts";

// The server runs its own .ts files; a second copy of the contract inside the bundle would break instanceof.
const serverOwn = /^#(?:contract|db|server)\//u;

// The libraries that every page needs are one file: smaller in one piece, and still cached after a change of our own
// code.
const shared = /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|@trpc|@tanstack)\//u;
// Modules that guests' pages and the admin layer share are one file too, instead of one small file each. Modules with
// lazy imports are excluded: otherwise the first script would need the file, and with it all of React.
const common =
  /\/(?:client\/(?:trpc|loaded|viewer|ui\/Picture|ui\/picture-sizes)|contract\/(?:pages|permissions|limits|errors|dates))\.tsx?$/u;
const client = {
  manifest: true,
  rollupOptions: {
    input: ["client/start.ts", "client/map-frame/start.ts"],
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
  // One file with React's production build, whatever NODE_ENV is; tRPC's errors are shared with the server.
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
