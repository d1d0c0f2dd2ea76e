// A section of a built page: one text block with a constant id.
import type { LegalFacts } from "./facts.ts";
import type { Say } from "./html.ts";

export type Section = {
  id: string;
  /** True if the site currently needs the section; default: always. */
  isNeeded?: (facts: LegalFacts) => boolean;
  /** The HTML of the section; '' if it has no content. */
  html: (facts: LegalFacts, say: Say, language: "de" | "en") => string;
};
