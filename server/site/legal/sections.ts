import { formatDay } from "#contract/values/dates.ts";
import type { LegalPage, SectionText } from "#contract/values/legal-fields.ts";
import { accessibilitySections } from "./accessibility.ts";
import type { LegalFacts } from "./facts.ts";
import { sayIn } from "./html.ts";
import { imprintSections } from "./imprint.ts";
import { termsSections, withdrawalSections } from "./model.ts";
import { privacySections } from "./privacy.ts";
import type { Section } from "./section.ts";

const sectionsOfPage: Record<LegalPage, readonly Section[]> = {
  Impressum: imprintSections,
  Datenschutz: privacySections,
  Barrierefreiheit: accessibilitySections,
  Widerrufsbelehrung: withdrawalSections,
  AGB: termsSections,
};

export type BuiltSection = SectionText & { id: string };

const dateIds: Record<LegalPage, string> = {
  Impressum: "legaldate",
  Datenschutz: "privacydate",
  Barrierefreiheit: "accessdate",
  Widerrufsbelehrung: "withdrawaldate",
  AGB: "termsdate",
};
export const dateIdOf = (page: LegalPage): string => dateIds[page];

const known = new Set<string>([
  ...Object.values(sectionsOfPage).flatMap((sections) => sections.map(({ id }) => id)),
  ...Object.values(dateIds),
]);

/** True if the program may build a block with this id. */
export const isBuiltId = (id: string): boolean => known.has(id);

/** Sections without content are omitted. @param day on which the texts must be valid */
export function buildSections(page: LegalPage, facts: LegalFacts, day: string): BuiltSection[] {
  const [german, english] = [sayIn("de", day), sayIn("en", day)];
  return sectionsOfPage[page]
    .filter(({ isNeeded }) => isNeeded?.(facts) ?? true)
    .map(({ id, html }) => ({ id, de: html(facts, german, "de"), en: html(facts, english, "en") }))
    .filter(({ de, en }) => de !== "" || en !== "");
}

export function dateSection(page: LegalPage, day: string): BuiltSection {
  const said = { day: formatDay(day) };
  const [de, en] = (["de", "en"] as const).map((language) => `<p>${sayIn(language, day)("asOf", said)}</p>`);
  return { id: dateIds[page], de: de ?? "", en: en ?? "" };
}
