import { addressKey } from "#contract/values/addresses.ts";
import { type ContentLanguage, hasLanguages, inLanguage } from "#contract/values/content-language.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import { findGermanPaths, findLinkedGermanPaths, germanLinksOf } from "../entries/german-links.ts";
import { hasEnglish } from "../entries/in-english.ts";
import { findEntry } from "../entries/store.ts";
import { findRedirecting } from "../addresses/store.ts";

/** @returns null if the address has no target, or if the target is an entry that is not public */
export async function findRedirectTarget(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  path: string,
  content: ContentLanguage = "de",
): Promise<string | null> {
  const found = await findRedirecting(db, path);
  if (!found) return null;
  if (found.target !== null) return content === "en" ? inEnglish(db, found.target, now()) : found.target;
  const entry = await findEntry(db, found.entryId ?? "", { publicAt: now() });
  const current = entry && entryPath(entry);
  if (entry === null || current === null || addressKey(current) === found.key) return null;
  return inLanguage(current, hasEnglish(entry) ? content : "de");
}

async function inEnglish(db: Queryable, target: string, at: Date): Promise<string> {
  if (!hasLanguages(target)) return target;
  const german = [await findGermanPaths(db, at), await findLinkedGermanPaths(db, [target])];
  return germanLinksOf(german.flat(), new Map())(target) ? target : inLanguage(target, "en");
}
