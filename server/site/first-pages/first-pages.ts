// The first texts of fixed pages. A site without the demo starts with them.
import { inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { newBlockId } from "#contract/blocks/block-id.ts";
import type { CreateEntryInput } from "#contract/schemas/entries.ts";
import { type FirstPageName, fixedPageTag, initialPages, shopPages } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { entryTags } from "#db/schema/tags.ts";
import { firstTextsOf } from "../../content/entries/first-texts.ts";
import { seedEntry } from "../../content/entries/save-entry.ts";

export function firstPages(now: Date, names: readonly FirstPageName[] = initialPages): CreateEntryInput[] {
  return names.map((name) => {
    const { de, en } = firstTextsOf(name);
    return {
      title: de.title,
      en: { title: en.title },
      tags: [fixedPageTag(name)],
      blocks: de.html ? [{ id: newBlockId(), type: "text", html: de.html, media: [], en: { html: en.html } }] : [],
      publishDate: now,
    };
  });
}

/** Adds the pages of the shop that the site does not have yet. */
export async function addShopPages(tx: Tx, now: Date): Promise<void> {
  const tags = shopPages.map(fixedPageTag);
  const found = await tx.select({ path: entryTags.path }).from(entryTags).where(inArray(entryTags.path, tags));
  const missing = shopPages.filter((name) => !found.some(({ path }) => path === fixedPageTag(name)));
  for (const page of firstPages(now, missing)) await seedEntry(tx, newId(), page, now);
}
