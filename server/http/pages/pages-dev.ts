// In development, Vite transforms and reloads the client in this process.
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import type { ClientModule, Pages } from "./ssr.ts";

export function openDevelopmentPages(): Pages {
  let vite: ViteDevServer | undefined;
  return {
    assetsDirs: [],
    worker: null,
    isDevelopment: true,
    attach: async (server: Server) => {
      const root = fileURLToPath(new URL("../../..", import.meta.url));
      // Hot reloading uses the site's own port, so that two sites can run in development at the same time.
      vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
      return vite.middlewares;
    },
    open: async () => ({
      module: (await vite?.ssrLoadModule("/client/app/entry.server.tsx")) as ClientModule,
      assets: {
        script: "/client/app/entry.dev.ts",
        styles: [],
        lazy: {},
        editors: { styles: [], ahead: { de: { modules: [], styles: [] }, en: { modules: [], styles: [] } } },
        mapFrame: { script: "/client/site/map-frame/start.ts", styles: [] },
      },
    }),
    close: async () => vite?.close(),
  };
}
