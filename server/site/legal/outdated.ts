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
import { planEntry } from "./page-plan.ts";

export type PageState = {
  isOutdated: boolean;
  missing: string[];
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
    return [page, { isOutdated, missing: isUsed ? Object.keys(missingFields(page, facts)) : [] }];
  });
  return Object.fromEntries(states) as Record<LegalPage, PageState>;
}
