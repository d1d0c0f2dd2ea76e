// Which links of a body lead guests nowhere: to an entry that they do not see, or to a file that is gone.
import { withHtml } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { entryPath } from "#contract/pages.ts";
import { linksInHtml, linkTargetOf } from "#contract/site-links.ts";
import type { Queryable } from "#db/open.ts";
import { entryStateAt } from "./rules.ts";
import { findPlaces } from "./store.ts";

/** More than anybody links in an entry: the others are not judged. */
const MOST = 100;

type Body = { blocks: readonly Block[]; files: Readonly<Record<string, unknown>>; now: Date };

/** One query, and none for a body without links to entries. @param files those that are there */
export async function deadLinksOf(db: Queryable, { blocks, files, now }: Body): Promise<(href: string) => boolean> {
  const wanted = linkedEntries(blocks).slice(0, MOST);
  const rows = await findPlaces(db, wanted);
  const isShown = (row: (typeof rows)[number]): boolean =>
    entryStateAt(row.publishDate, now) === "public" && entryPath(row) !== null;
  const shown = new Set(rows.filter(isShown).map(({ id }) => id));
  const dead = new Set(wanted.filter((id) => !shown.has(id)));
  return (href) => {
    const target = linkTargetOf(href);
    if (target?.kind === "file") return !Object.hasOwn(files, target.id);
    return target?.kind === "entry" && dead.has(target.id);
  };
}

function linkedEntries(blocks: readonly Block[]): string[] {
  const ids = new Set<string>();
  for (const block of blocks)
    withHtml(block, (html) => {
      for (const target of linksInHtml(html).map(linkTargetOf)) if (target?.kind === "entry") ids.add(target.id);
      return html;
    });
  return [...ids];
}
