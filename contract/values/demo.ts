// The demo, as the admin center shows it before it is taken away.

export const shownDemoKinds = ["page", "entry", "product", "place", "file"] as const;
export type ShownDemoKind = (typeof shownDemoKinds)[number];

/** Titles, or names of files; the demo has some hundred at the most. */
export type DemoPart = { kind: ShownDemoKind; titles: string[] };

/** Groups of settings, as the dialog names them. */
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
  /** Whether anything of it can be taken away. */
  isThere: boolean;
  /** Pages keep their place, and begin anew. */
  goes: DemoPart[];
  /** What somebody has changed, or uses. */
  stays: DemoPart[];
  /** Settings that are still as the demo wrote them, and go. */
  settings: DemoSettings[];
  /** Until when it can be brought back (ISO 8601); null: nothing can. */
  backUntil: string | null;
};
