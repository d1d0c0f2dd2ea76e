import type { Pages } from "#server/http/pages/ssr.ts";

export function openRenderedPages(): Pages {
  return {
    assetsDirs: [],
    worker: null,
    isDevelopment: false,
    open: async () => ({
      module: await import("../client/app/entry.server.tsx"),
      assets: { script: "", styles: [], lazyStyles: {}, mapFrame: { script: "/map.js", styles: [] } },
    }),
    close: async () => {},
  };
}
