import { eq } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { fixedPageNameOf, fixedPages, fixedPageTag } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { entryTags } from "#db/schema/tags.ts";
import { freeAddress } from "../addresses/store.ts";
import { lockSettings } from "../../kernel/settings/store.ts";

/**
 * A fixed page exists once. The lock on the settings prevents two concurrent requests from adding the same page.
 * @param added the entry that is about to be stored
 * @throws invalid (C200) if another entry is this fixed page
 */
export async function refuseSecondPage(tx: Tx, added: { tags: readonly string[] }): Promise<void> {
  const name = fixedPageNameOf(added.tags);
  if (name === null) return;
  await lockSettings(tx);
  const [found] = await tx
    .select({ id: entryTags.entryId })
    .from(entryTags)
    .where(eq(entryTags.path, fixedPageTag(name)))
    .limit(1);
  if (found) throw new AppError("invalid", { fields: { tags: { key: fieldKeys.pageThere } } });
}

/** Removes a redirect from the path of a fixed page. Another page may have had this path before. */
export async function freePath(tx: Tx, tags: readonly string[]): Promise<void> {
  const name = fixedPageNameOf(tags);
  if (name !== null) await freeAddress(tx, fixedPages[name]);
}
