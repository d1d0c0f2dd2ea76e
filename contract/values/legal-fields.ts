// The pages that are built from forms, and the choices of these forms. Without zod, for the client.

export const legalPages = ["Impressum", "Datenschutz", "Barrierefreiheit"] as const;
export type LegalPage = (typeof legalPages)[number];

export const formOfPage = {
  Impressum: "imprint",
  Datenschutz: "privacy",
  Barrierefreiheit: "accessibility",
} as const satisfies Record<LegalPage, string>;
export type LegalFormName = (typeof formOfPage)[LegalPage];

export const operatorKinds = ["unset", "person", "association", "unregistered", "company", "public"] as const;
export type OperatorKind = (typeof operatorKinds)[number];

/** The operator's part in settling disputes (§ 36 VSBG); 'none' makes no statement. */
export const disputeChoices = ["none", "unwilling", "willing", "obliged"] as const;

/** Conformance with WCAG 2.2 AA, as a person has found it. */
export const accessibilityStates = ["unset", "full", "partial"] as const;

export const checkMethods = ["self", "external"] as const;

/** The state of a section when its page is rebuilt from the form. */
export type SectionState =
  | "same"
  | "new"
  /** The rebuild changes the section's text. */
  | "renewed"
  /** An editor has changed the section by hand, so it stays. */
  | "changed"
  /** An editor has removed the section, so it stays away. */
  | "removed"
  /** The section describes a feature that is off, so the rebuild removes it. */
  | "gone"
  /** The section describes a feature that is off, but an editor has changed it by hand, so it stays. */
  | "leftOver";

export type SectionText = { de: string; en: string };

export type SectionPlan = {
  id: string;
  state: SectionState;
  before: SectionText | null;
  after: SectionText | null;
};

export const changingStates: readonly SectionState[] = ["new", "renewed", "gone"];
/** An editor has caused these states and may end them. */
export const handMadeStates: readonly SectionState[] = ["changed", "removed", "leftOver"];
