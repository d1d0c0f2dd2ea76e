import type { Pages } from "#server/http/pages/ssr.ts";
import { noAssets } from "./no-assets.ts";

export function openRenderedPages(): Pages {
  return {
    assetsDirs: [],
    worker: null,
    isDevelopment: false,
    open: async () => ({
      module: await import("../client/app/entry.server.tsx"),
      assets: noAssets,
    }),
    close: async () => {},
  };
}
