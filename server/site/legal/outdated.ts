import type { Block } from "#contract/blocks/schema.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { defaultLegalForms } from "#contract/schemas/legal.ts";
import { formOfPage, isModelPage, type LegalPage, legalPages } from "#contract/values/legal-fields.ts";
import { fixedPageNameOf, fixedPageTag } from "#contract/values/pages.ts";
import { isDeepStrictEqual } from "node:util";
import type { Queryable } from "#db/open.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import { findEntriesByTags } from "../../content/entries/store.ts";
import { readLegalFacts } from "./facts.ts";
import { missingFields } from "./missing.ts";
import { modelTextIds, WITHDRAWAL_ONLINE } from "./model.ts";
import { planEntry } from "./page-plan.ts";
import { dateIdOf } from "./sections.ts";

export type PageState = {
  isOutdated: boolean;
  missing: string[];
  /** True if the page contains its text of the form, changed by hand or not. */
  isBuilt: boolean;
  /** False if the page has nothing but what the form adds to its text, such as the date. */
  hasText: boolean;
};

export async function readPageStates(
  db: Queryable,
  stored: LoadedSettings,
  { at, publicUrl }: { at: Date; publicUrl: string },
): Promise<Record<LegalPage, PageState>> {
  const { legal, legalBuilt: built } = stored.settings;
  const rows = await findEntriesByTags(db, legalPages.map(fixedPageTag), { publicAt: null });
  const facts = await readLegalFacts(db, stored, publicUrl);
  const states = legalPages.map((page): [LegalPage, PageState] => {
    const row = rows.find(({ tags }) => fixedPageNameOf(tags) === page);
    const form = formOfPage[page];
    const isUsed = built[page] !== undefined || !isDeepStrictEqual(legal[form], defaultLegalForms[form]);
    const isOutdated =
      row !== undefined &&
      // Without contracts, guests see no page of the shop.
      (facts.hasContracts || !isModelPage(page)) &&
      built[page] !== undefined &&
      planEntry(row, { page, facts, built, today: localDay(at) }).isChanging;
    const ids = written(row?.blocks ?? []);
    const isBuilt = isModelPage(page) ? ids.includes(modelTextIds[page]) : ids.includes(dateIdOf(page));
    const hasText = ids.some((id) => id !== dateIdOf(page) && id !== WITHDRAWAL_ONLINE);
    return [page, { isBuilt, hasText, isOutdated, missing: isUsed ? Object.keys(missingFields(page, facts)) : [] }];
  });
  return Object.fromEntries(states) as Record<LegalPage, PageState>;
}

/** @returns the ids of the blocks that show anything */
const written = (blocks: readonly Block[]): string[] =>
  blocks.filter((block) => block.type !== "text" || plainText(block.html).trim() !== "").map(({ id }) => id);
