// The texts of the law as they stand when somebody orders: named by their published states, which never change.
import { FIXED_PAGE_TAG } from "#contract/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { AttachedText } from "#db/schema/outgoing-mail.ts";
import { findEntriesByTags } from "../entries/store.ts";

/** In the order in which customers read them. */
const kinds = ["AGB", "Widerrufsbelehrung", "Datenschutz"] as const;

/** The tag of a page of the law, also of one that this site has not. */
const tagOf = (kind: string): string => `${FIXED_PAGE_TAG}|${kind}`;

/** Those that there are. */
export async function legalTexts(db: Queryable, now: Date): Promise<AttachedText[]> {
  const pages = await findEntriesByTags(db, kinds.map(tagOf), { publicAt: now });
  return kinds.flatMap((kind) => {
    const page = pages.find(({ tags }) => tags.includes(tagOf(kind)));
    return page ? [{ kind, entryId: page.id, revision: page.version }] : [];
  });
}
