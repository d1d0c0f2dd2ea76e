import type { Block, StoredBlock } from "#contract/blocks/schema.ts";
import type { BuiltPages } from "#contract/schemas/legal.ts";
import type { LegalPage } from "#contract/values/legal-fields.ts";
import { fixedPageTag } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { hasFirstText } from "../../content/entries/first-texts.ts";
import type { EntryRow } from "../../content/entries/fields.ts";
import { findEntryByTag } from "../../content/entries/store.ts";
import type { LegalFacts } from "./facts.ts";
import { type Plan, planPage } from "./plan.ts";
import { buildSections, dateIdOf, dateSection, isBuiltId } from "./sections.ts";

export type Situation = { page: LegalPage; facts: LegalFacts; built: BuiltPages; today: string };
type Choices = { anew: ReadonlySet<string>; replacesOwn: boolean; only?: ReadonlySet<string> };

export const untouched: Choices = { anew: new Set(), replacesOwn: false };

export const pageEntry = (db: Queryable, page: LegalPage): Promise<EntryRow | null> =>
  findEntryByTag(db, fixedPageTag(page), { publicAt: null });

/** The date of the page changes only if its content changes. */
export function planEntry(
  row: Pick<EntryRow, "blocks">,
  { page, facts, built, today }: Situation,
  choices: Choices = untouched,
): Plan & { day: string } {
  const last = built[page] ?? null;
  const dateId = dateIdOf(page);
  const planOn = (day: string): Plan =>
    planPage({
      blocks: ownBlocks(row, page),
      sections: [...buildSections(page, facts, today), dateSection(page, day)],
      built: last,
      isBuiltId,
      ...choices,
      ...(choices.only && { only: new Set([...choices.only, dateId]) }),
    });
  const day = last?.day ?? today;
  const asBefore = planOn(day);
  return asBefore.isChanging ? { ...planOn(today), day: today } : { ...asBefore, day };
}

function ownBlocks(row: Pick<EntryRow, "blocks">, page: LegalPage): Block[] {
  const blocks = row.blocks.filter((block) => !hasFirstText({ blocks: [block] }, page));
  return blocks.map(({ revision: _revision, englishFrom: _englishFrom, ...block }: StoredBlock) => block as Block);
}
