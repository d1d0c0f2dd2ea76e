// Simple pages for tests of page delivery: the titles that the viewer sees, rendered through the real procedures.
import type { Pages, RenderModule } from "../http/ssr.ts";

export type ListingPages = Pages & { renders: () => number };

export function openListingPages(): ListingPages {
  let renders = 0;
  const module: RenderModule = {
    addressOf: (url) => new URL(url, "http://site").pathname,
    isUnknown: (url) => url.startsWith("/unknown"),
    render: async ({ url, client, language }) => {
      renders += 1;
      if (url.startsWith("/moved")) return { kind: "redirect", status: 308, location: "/Aktuelles" };
      try {
        const { items } = await client.entries.cards.query({ list: "Aktuelles", limit: 50 });
        const me = await client.users.me.query();
        const status = url.startsWith("/nirgends") || url.startsWith("/unknown") ? 404 : 200;
        return {
          kind: "page",
          status,
          asked: [],
          html: `${language} ${me.handle}: ${items.map(({ title }) => title).join(", ")}`,
        };
      } catch {
        return { kind: "page", status: 503, html: "503", asked: [] };
      }
    },
  };
  return {
    assetsDirs: [],
    worker: null,
    isDevelopment: false,
    open: () => Promise.resolve({ module, assets: { script: "", styles: [], lazyStyles: {} } }),
    close: async () => {},
    renders: () => renders,
  };
}
