// The pages that are built from forms, and the choices of these forms.

export const legalPages = ["Impressum", "Datenschutz", "Barrierefreiheit", "Widerrufsbelehrung", "AGB"] as const;
export type LegalPage = (typeof legalPages)[number];

export const formOfPage = {
  Impressum: "imprint",
  Datenschutz: "privacy",
  Barrierefreiheit: "accessibility",
  Widerrufsbelehrung: "withdrawal",
  AGB: "terms",
} as const satisfies Record<LegalPage, string>;
export type LegalFormName = (typeof formOfPage)[LegalPage];

/** Pages that are built from a model text, which an editor fills. The shop needs them. */
export const modelPages = ["Widerrufsbelehrung", "AGB"] as const satisfies readonly LegalPage[];
export type ModelPage = (typeof modelPages)[number];
export type ModelFormName = (typeof formOfPage)[ModelPage];

export const isModelPage = (page: LegalPage): page is ModelPage => (modelPages as readonly LegalPage[]).includes(page);

export const operatorKinds = ["unset", "person", "association", "unregistered", "company", "public"] as const;
export type OperatorKind = (typeof operatorKinds)[number];

/** The operator's position on dispute resolution (§ 36 VSBG); 'none' makes no statement. */
export const disputeChoices = ["none", "unwilling", "willing", "obliged"] as const;

/** Conformance with WCAG 2.2 AA, as judged by a person. */
export const accessibilityStates = ["unset", "full", "partial"] as const;

export const checkMethods = ["self", "external"] as const;

/** The effect on a section when its page is rebuilt from the form. */
export type SectionState =
  | "same"
  | "new"
  | "renewed"
  /** An editor has changed the section by hand, so the rebuild keeps it. */
  | "changed"
  /** An editor has removed the section, so the rebuild does not add it again. */
  | "removed"
  /** The section describes a feature that is off, so the rebuild removes it. */
  | "gone"
  /** The section describes a feature that is off. An editor has changed it by hand, so the rebuild keeps it. */
  | "leftOver";

export type SectionText = { de: string; en: string };

export type SectionPlan = {
  id: string;
  state: SectionState;
  before: SectionText | null;
  after: SectionText | null;
};

export const changingStates: readonly SectionState[] = ["new", "renewed", "gone"];
export const handMadeStates: readonly SectionState[] = ["changed", "removed", "leftOver"];
