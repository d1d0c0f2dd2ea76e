// Builds the client for browsers and for the server, and serves it while developing.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The server runs its own .ts; a second copy of the contract inside of the bundle would break instanceof.
const serverOwn = /^#(?:contract|db|server)\//u;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: "custom",
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2022",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: "build/server", rollupOptions: { input: "client/entry.server.tsx", external: [serverOwn] } }
      : { outDir: "build/client", manifest: true, rollupOptions: { input: "client/entry.client.tsx" } }),
  },
}));
