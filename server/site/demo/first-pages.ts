// Fixed pages of a site without the demo, and fixed pages that are missing after an upgrade.
import { inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { newBlockId } from "#contract/blocks/block-id.ts";
import type { CreateEntryInput } from "#contract/schemas/entries.ts";
import { type FixedPageName, fixedPages, fixedPageTag, type ListTag, listTags } from "#contract/values/pages.ts";
import { entryTags } from "#db/schema/tags.ts";
import { lockSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { seedEntry } from "../../content/entries/save-entry.ts";
import { sentence } from "../../kernel/sentences.ts";

const allPages = Object.keys(fixedPages) as FixedPageName[];

export function firstPages(now: Date, names: readonly FixedPageName[] = allPages): CreateEntryInput[] {
  return names.map((name) => {
    const [de, en] = (["de", "en"] as const).map((language) => ({
      title: sentence(language, `pages:${name}.title`),
      html: isListPage(name) ? "" : `<p>${sentence(language, `pages:${name}.text`)}</p>`,
    })) as [FirstText, FirstText];
    return {
      title: de.title,
      en: { title: en.title },
      tags: [fixedPageTag(name)],
      blocks: de.html ? [{ id: newBlockId(), type: "text", html: de.html, media: [], en: { html: en.html } }] : [],
      publishDate: now,
    };
  });
}

const isListPage = (name: FixedPageName): name is ListTag => (listTags as readonly string[]).includes(name);

type FirstText = { title: string; html: string };

/** The tags of fixed pages are reserved for the program, so editors cannot create these pages. */
export async function addMissingPages({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  const tags = allPages.map(fixedPageTag);
  await database.db.transaction(async (tx) => {
    // The lock prevents two processes from adding the pages concurrently.
    await lockSettings(tx);
    const found = await tx.select({ path: entryTags.path }).from(entryTags).where(inArray(entryTags.path, tags));
    const missing = allPages.filter((name) => !found.some(({ path }) => path === fixedPageTag(name)));
    for (const page of firstPages(now(), missing)) await seedEntry(tx, newId(), page, now());
  });
}
