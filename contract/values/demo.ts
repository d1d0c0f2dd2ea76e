export const shownDemoKinds = ["page", "entry", "product", "place", "file"] as const;
export type ShownDemoKind = (typeof shownDemoKinds)[number];

export type DemoPart = { kind: ShownDemoKind; titles: string[] };

export const demoSettings = [
  "texts",
  "look",
  "address",
  "hours",
  "footer",
  "domain",
  "seo",
  "menus",
  "account",
  "terms",
  "imprint",
  "privacy",
  "accessibility",
] as const;
export type DemoSettings = (typeof demoSettings)[number];

export type DemoOverview = {
  isThere: boolean;
  /** Content that the removal deletes. Pages keep their place and become empty. */
  goes: DemoPart[];
  /** Content that the removal keeps, because it was changed or commented, or because content that stays uses it. */
  stays: DemoPart[];
  settings: DemoSettings[];
  /** The removal can be undone until this moment (ISO 8601); null if there is nothing to restore. */
  backUntil: string | null;
};
