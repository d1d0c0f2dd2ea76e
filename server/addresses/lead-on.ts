// Where an address leads that has no page: to a page that stood there, or to what a person has chosen.
import { type ContentLanguage, inLanguage } from "#contract/content-language.ts";
import { entryPath } from "#contract/pages.ts";
import type { Services } from "../context.ts";
import { hasEnglish } from "../entries/in-english.ts";
import { findEntry } from "../entries/store.ts";
import { findAddress } from "./store.ts";

/** One look-up by the key. @returns null if it leads nowhere, or nobody may know */
export async function leadOn(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  path: string,
  content: ContentLanguage = "de",
): Promise<string | null> {
  const found = await findAddress(db, path);
  if (!found) return null;
  if (found.target !== null) return found.target;
  const entry = await findEntry(db, found.entryId ?? "", { publicAt: now() });
  const current = entry && entryPath(entry);
  if (entry === null || current === null || current === path) return null;
  // What has no English version leads to its German page.
  return inLanguage(current, hasEnglish(entry) ? content : "de");
}
