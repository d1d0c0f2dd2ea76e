import type { LegalFacts } from "./facts.ts";
import type { Say } from "./html.ts";

export type Section = {
  id: string;
  /** True if the site currently needs the section. By default, the section is needed. */
  isNeeded?: (facts: LegalFacts) => boolean;
  html: (facts: LegalFacts, say: Say, language: "de" | "en") => string;
};
