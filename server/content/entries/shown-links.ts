// Where the links of a body lead guests: to an entry by its readable address; nowhere if they do not see it, or a file is gone.
import type { Block } from "#contract/blocks/schema.ts";
import { entryPath } from "#contract/values/pages.ts";
import { linkTargetOf } from "#contract/values/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { linksIn } from "./german-links.ts";
import { entryStateAt } from "./rules.ts";
import { type EntryPlaceRow, findPlaces } from "./store.ts";

/** More than anybody links in an entry: the others are not judged. */
const MOST = 100;

type Body = { blocks: readonly Block[]; files: Readonly<Record<string, unknown>>; now: Date };
/** What is known of the links of a body. */
export type JudgedLinks = {
  /** Where a link leads on the page; null for nowhere. */
  leadsTo: (href: string) => string | null;
  /** Of each linked entry, whether it has an English version. */
  english: ReadonlyMap<string, boolean>;
  /** The paths of those that have none. */
  germanPaths: string[];
};

/**
 * One query, and none for a body without links to entries.
 * @param files those that are there
 * @returns where a link leads: an entry is named by its id in the text, and by its readable address on the page
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
