// A change of settings also changes the sections of built pages, in the same transaction.
import { localDay } from "#contract/values/clock-of-place.ts";
import type { SectionName } from "#contract/schemas/settings.ts";
import { isModelPage, type LegalPage, legalPages } from "#contract/values/legal-fields.ts";
import type { Tx } from "#db/open.ts";
import type { Who } from "../../kernel/audit/record.ts";
import type { SettingsChange } from "../../kernel/registries.ts";
import { lockEntry } from "../../content/entries/store.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { type LegalFacts, readLegalFacts } from "./facts.ts";
import { missingFields } from "./missing.ts";
import { pageEntry, planEntry } from "./page-plan.ts";
import { buildSections, type BuiltSection } from "./sections.ts";
import { rememberBuilt, writePage } from "./write-page.ts";

/** Changes of these sections do not rebuild pages. A user publishes them after a comparison. */
const ownSections: readonly SectionName[] = ["legal", "legalBuilt"];

/**
 * Rebuilds only the sections that this change of settings alters. Does not rebuild other sections, even if their forms
 * or texts have changed.
 */
export async function followSettings(
  tx: Tx,
  who: Who,
  { before, after, names }: SettingsChange,
  publicUrl: string,
): Promise<void> {
  if (!isBuilt(after) || names.every((name) => ownSections.includes(name))) return;
  await rebuild(tx, who, after, [
    await readLegalFacts(tx, before, publicUrl),
    await readLegalFacts(tx, after, publicUrl),
  ]);
}

/** Runs a change of anything else that the pages say, and rebuilds only the sections that it alters. */
export async function followFacts(tx: Tx, who: Who, publicUrl: string, change: () => Promise<void>): Promise<void> {
  const stored = await lockSettings(tx);
  if (!isBuilt(stored)) return change();
  const before = await readLegalFacts(tx, stored, publicUrl);
  await change();
  await rebuild(tx, who, stored, [before, await readLegalFacts(tx, stored, publicUrl)]);
}

const isBuilt = ({ settings: { legalBuilt: built } }: LoadedSettings): boolean =>
  legalPages.some((page) => built[page] !== undefined);

async function rebuild(
  tx: Tx,
  who: Who,
  stored: LoadedSettings,
  [factsBefore, facts]: readonly [LegalFacts, LegalFacts],
): Promise<void> {
  const { legalBuilt: built } = stored.settings;
  const today = localDay(who.at);
  const written = [];
  for (const page of legalPages) {
    if (built[page] === undefined || isIncomplete(page, facts)) continue;
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
  if (written.length > 0) await rememberBuilt(tx, stored, written);
}

/** A model text whose variable has lost its value stays as it was published. The legal check reports it. */
const isIncomplete = (page: LegalPage, facts: LegalFacts): boolean =>
  isModelPage(page) && Object.keys(missingFields(page, facts)).length > 0;

function differing(before: readonly BuiltSection[], after: readonly BuiltSection[]): Set<string> {
  const textsOf = (sections: readonly BuiltSection[]) => new Map(sections.map((one) => [one.id, one.de + one.en]));
  const [was, is] = [textsOf(before), textsOf(after)];
  return new Set([...was.keys(), ...is.keys()].filter((id) => was.get(id) !== is.get(id)));
}
