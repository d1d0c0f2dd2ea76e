// Simple pages for tests of page delivery. They list the titles that the viewer may see. If a title is visible,
// `/entry/TITLE` exists.
import type { ClientModule, Pages } from "#server/http/pages/ssr.ts";
import type { FullAnswer } from "#contract/schemas/rendered-page.ts";
import { noAssets } from "./no-assets.ts";

export type ListingPages = Pages & { renders: () => number };

export function openListingPages(): ListingPages {
  let renders = 0;
  const rendered = <Page>(page: Page): Page => {
    renders += 1;
    return page;
  };
  const module: ClientModule = {
    addressOf: (url) => new URL(url, "http://site").pathname,
    isUnknown: (url) => url.startsWith("/unknown"),
    render: async ({ url, client, language }) => {
      if (url.startsWith("/moved")) return rendered({ kind: "redirect", status: 308, location: "/Aktuelles" });
      try {
        const { items } = await client.entries.cards.query({ list: "Aktuelles", limit: 50 });
        const me = await client.users.me.query();
        const html = `${language} ${me.handle}: ${items.map(({ title }) => title).join(", ")}`;
        const page = (status: number): FullAnswer =>
          rendered({ kind: "page", status, html, asked: [], counted: null, inlineStyle: "" });
        if (/^\/(?:unknown|nirgends)/u.test(url)) return page(404);
        const isMissing = url.startsWith("/entry/") && !items.some(({ title }) => url === `/entry/${title}`);
        return isMissing ? { kind: "missing", screen: "/entry/:id", write: async () => page(404) } : page(200);
      } catch {
        return rendered({ kind: "page", status: 503, html: "503", asked: [], counted: null, inlineStyle: "" });
      }
    },
  };
  return {
    assetsDirs: [],
    worker: null,
    isDevelopment: false,
    open: () =>
      Promise.resolve({
        module,
        assets: noAssets,
      }),
    close: async () => {},
    renders: () => renders,
  };
}
