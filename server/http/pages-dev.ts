// Pages in development: Vite in this process transforms and reloads the client.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { Pages, RenderModule } from "./ssr.ts";

export async function openDevelopmentPages(): Promise<Pages> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const vite = await createServer({ root, server: { middlewareMode: true } });
  return {
    assetsDirs: [],
    worker: null,
    middleware: vite.middlewares,
    isDevelopment: true,
    open: async () => ({
      module: (await vite.ssrLoadModule("/client/entry.server.tsx")) as RenderModule,
      // The preamble for React's fast refresh is in a file, because inline scripts are not allowed.
      assets: { script: "/client/entry.dev.ts", styles: [], lazyStyles: {} },
    }),
    close: () => vite.close(),
  };
}
