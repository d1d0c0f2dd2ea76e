export const shownDemoKinds = ["page", "entry", "product", "place", "file"] as const;
export type ShownDemoKind = (typeof shownDemoKinds)[number];

/** Titles of content, or names of files. The demo has at most a few hundred. */
export type DemoPart = { kind: ShownDemoKind; titles: string[] };

export const demoSettings = [
  "texts",
  "look",
  "address",
  "hours",
  "footer",
  "domain",
  "seo",
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
  /** Content that the removal keeps, because a user has changed it or uses it. */
  stays: DemoPart[];
  /** Settings that still have the demo's values. */
  settings: DemoSettings[];
  /** The removal can be undone until this moment (ISO 8601); null if there is nothing to restore. */
  backUntil: string | null;
};
