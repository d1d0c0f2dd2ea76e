import { type FixedPageName, fixedPageTag, shopPages } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { AttachedText } from "#db/schema/outgoing-mail.ts";
import { hasFirstText } from "../../content/entries/first-texts.ts";
import { findEntriesByTags } from "../../content/entries/store.ts";

const kinds = [...shopPages, "Datenschutz"] as const satisfies readonly FixedPageName[];

/** Returns the legal texts that mails attach. Skips pages that still contain the initial text. */
export async function legalTexts(db: Queryable, now: Date): Promise<AttachedText[]> {
  const pages = await findEntriesByTags(db, kinds.map(fixedPageTag), { publicAt: now });
  return kinds.flatMap((kind) => {
    const page = pages.find(({ tags }) => tags.includes(fixedPageTag(kind)));
    return page && !hasFirstText(page, kind) ? [{ kind, entryId: page.id, revision: page.version }] : [];
  });
}
