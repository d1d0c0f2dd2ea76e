import type { Block } from "#contract/blocks/schema.ts";
import { entryPath } from "#contract/values/pages.ts";
import { linkTargetOf } from "#contract/values/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { linksIn } from "./german-links.ts";
import { entryStateAt } from "./rules.ts";
import { type EntryPlaceRow, findPlaces } from "./store.ts";

/** Safety limit: further links of an entry are not checked. */
const MOST = 100;

type Body = { blocks: readonly Block[]; files: Readonly<Record<string, unknown>>; now: Date };
export type JudgedLinks = {
  leadsTo: (href: string) => string | null;
  english: ReadonlyMap<string, boolean>;
  germanPaths: string[];
};

/**
 * Resolves the links that guests get. A link to an entry becomes its readable address. A link to an entry that guests
 * cannot see, or to a removed file, becomes null.
 * @param files existing files, by id
 */
export async function shownLinksOf(db: Queryable, { blocks, files, now }: Body): Promise<JudgedLinks> {
  const wanted = linkedEntries(blocks).slice(0, MOST);
  const rows = await findPlaces(db, wanted);
  const isShown = (row: EntryPlaceRow): boolean => !row.isHidden && entryStateAt(row, now) === "public";
  const paths = new Map(rows.map((row) => [row.id, isShown(row) ? entryPath(row) : null]));
  const judged = new Set(wanted);
  const leadsTo = (href: string): string | null => {
    const target = linkTargetOf(href);
    if (target?.kind === "file") return Object.hasOwn(files, target.id) ? href : null;
    if (target?.kind !== "entry" || !judged.has(target.id)) return href;
    const path = paths.get(target.id) ?? null;
    return path === null ? null : path + (/[?#].*$/su.exec(href)?.[0] ?? "");
  };
  const germanPaths = rows.flatMap((row) => (row.hasEnglish ? [] : (paths.get(row.id) ?? [])));
  return { leadsTo, english: new Map(rows.map((row) => [row.id, row.hasEnglish])), germanPaths };
}

function linkedEntries(blocks: readonly Block[]): string[] {
  const ids = linksIn(blocks).flatMap((href) => {
    const target = linkTargetOf(href);
    return target?.kind === "entry" ? [target.id] : [];
  });
  return [...new Set(ids)];
}
