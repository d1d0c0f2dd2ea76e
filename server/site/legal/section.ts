// A section of a page that is built: one block of text, with an id that never changes.
import type { LegalFacts } from "./facts.ts";
import type { Say } from "./html.ts";

export type Section = {
  id: string;
  /** Whether the site needs it as it is now; without it, always. */
  isNeeded?: (facts: LegalFacts) => boolean;
  /** Its HTML; '' if there is nothing to say. */
  html: (facts: LegalFacts, say: Say, language: "de" | "en") => string;
};
