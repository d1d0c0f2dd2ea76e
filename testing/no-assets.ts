import type { PageAssets } from "#contract/schemas/rendered-page.ts";

const nothing = { modules: [], styles: [] };

/** The files of pages that no browser opens. */
export const noAssets: PageAssets = {
  script: "",
  styles: [],
  lazy: {},
  editors: { styles: [], ahead: { de: nothing, en: nothing } },
  mapFrame: { script: "/map.js", styles: [] },
};
