import { htmlOf } from "#contract/blocks/registry.ts";
import { type FirstPageName, fixedPageTag } from "#contract/values/pages.ts";
import { runningText } from "#contract/values/plain-text.ts";
import type { Queryable } from "#db/open.ts";
import { hasFirstText } from "./first-texts.ts";
import { findEntriesByTags } from "./store.ts";

/** @returns the HTML of each page. null if the page is missing, has no text, or still has its initial text. */
export async function readWrittenPages<Name extends FirstPageName>(
  db: Queryable,
  names: readonly Name[],
): Promise<Record<Name, string | null>> {
  const rows = await findEntriesByTags(db, names.map(fixedPageTag), { publicAt: null });
  const texts = names.map((name) => {
    const row = rows.find(({ tags }) => tags.includes(fixedPageTag(name)));
    const html = row && !hasFirstText(row, name) ? htmlOf(row.blocks) : [];
    return [name, runningText(html) === "" ? null : html.join("")] as const;
  });
  return Object.fromEntries(texts) as Record<Name, string | null>;
}
