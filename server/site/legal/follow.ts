// A change of settings also changes the sections of built pages, in the same transaction.
import { localDay } from "#contract/values/clock-of-place.ts";
import type { SectionName } from "#contract/schemas/settings.ts";
import { legalPages } from "#contract/values/legal-fields.ts";
import type { Tx } from "#db/open.ts";
import type { Who } from "../../kernel/audit/record.ts";
import type { SettingsChange } from "../../kernel/registries.ts";
import { lockEntry } from "../../content/entries/store.ts";
import { readLegalFacts } from "./facts.ts";
import { pageEntry, planEntry } from "./page-plan.ts";
import { buildSections, type BuiltSection } from "./sections.ts";
import { rememberBuilt, writePage } from "./write-page.ts";

/** Changes of these sections do not rebuild pages. A user publishes them after a comparison. */
const ownSections: readonly SectionName[] = ["legal", "legalBuilt"];

/**
 * Rebuilds only the sections that this change of settings alters. Does not rebuild other sections, even if their forms
 * or texts have changed.
 */
export async function followSettings(tx: Tx, who: Who, { before, after, names }: SettingsChange): Promise<void> {
  const { legalBuilt: built } = after.settings;
  const pages = legalPages.filter((page) => built[page] !== undefined);
  if (pages.length === 0 || names.every((name) => ownSections.includes(name))) return;
  const today = localDay(who.at);
  const [factsBefore, facts] = [await readLegalFacts(tx, before), await readLegalFacts(tx, after)];
  const written = [];
  for (const page of pages) {
    const only = differing(buildSections(page, factsBefore, today), buildSections(page, facts, today));
    if (only.size === 0) continue;
    const found = await pageEntry(tx, page);
    const row = found && (await lockEntry(tx, found.id));
    if (!row) continue;
    const plan = planEntry(row, { page, facts, built, today }, { anew: new Set(), replacesOwn: false, only });
    if (!plan.isChanging) continue;
    await writePage(tx, who, row, { page, plan });
    written.push({ page, plan });
  }
  if (written.length > 0) await rememberBuilt(tx, after, written);
}

function differing(before: readonly BuiltSection[], after: readonly BuiltSection[]): Set<string> {
  const textsOf = (sections: readonly BuiltSection[]) => new Map(sections.map((one) => [one.id, one.de + one.en]));
  const [was, is] = [textsOf(before), textsOf(after)];
  return new Set([...was.keys(), ...is.keys()].filter((id) => was.get(id) !== is.get(id)));
}
