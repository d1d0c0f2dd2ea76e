// The pages that are built from forms, and the choices of these forms. Free of zod, for the client.

/** Fixed pages that the law asks for, each with a form. */
export const legalPages = ["Impressum", "Datenschutz", "Barrierefreiheit"] as const;
export type LegalPage = (typeof legalPages)[number];

/** The part of the settings that is the form of each page. */
export const formOfPage = {
  Impressum: "imprint",
  Datenschutz: "privacy",
  Barrierefreiheit: "accessibility",
} as const satisfies Record<LegalPage, string>;
export type LegalFormName = (typeof formOfPage)[LegalPage];

/** Who runs the site; 'unset' until somebody has said it. */
export const operatorKinds = ["unset", "person", "association", "unregistered", "company", "public"] as const;
export type OperatorKind = (typeof operatorKinds)[number];

/** Whether those who run it take part in settling disputes (§ 36 VSBG); 'none' says nothing of it. */
export const disputeChoices = ["none", "unwilling", "willing", "obliged"] as const;

/** How far the site meets WCAG 2.2 AA, as somebody has found who looked. */
export const accessibilityStates = ["unset", "full", "partial"] as const;

export const checkMethods = ["self", "external"] as const;

/** What becomes of a section of a page when it is built anew. */
export type SectionState =
  /** It is as it would be built. */
  | "same"
  /** It comes. */
  | "new"
  /** It says something else than before. */
  | "renewed"
  /** Somebody has changed it by hand: it stays. */
  | "changed"
  /** Somebody has taken it out: it stays away. */
  | "removed"
  /** It is about what is switched off: it goes. */
  | "gone"
  /** It is about what is switched off, but somebody has changed it by hand: it stays. */
  | "leftOver";

export type SectionText = { de: string; en: string };

/** A section in the comparison of before and after; null where there is none. */
export type SectionPlan = {
  id: string;
  state: SectionState;
  before: SectionText | null;
  after: SectionText | null;
};

/** States that a publication changes something for. */
export const changingStates: readonly SectionState[] = ["new", "renewed", "gone"];
/** States that a person has made, and may end. */
export const handMadeStates: readonly SectionState[] = ["changed", "removed", "leftOver"];
