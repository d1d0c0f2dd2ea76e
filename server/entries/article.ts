// An entry as pages show it: with its pictures and neighbours.
import { filesInHtml, picturesOf, withHtml } from "#contract/blocks/registry.ts";
import type { Picture } from "#contract/files.ts";
import { entryPath } from "#contract/pages.ts";
import type { SeoTexts } from "#contract/seo.ts";
import { can } from "#contract/permissions.ts";
import type { CommandContext } from "../context.ts";
import { type Occurrences, occurrencesFor } from "../events/article-dates.ts";
import { findRevision } from "../working-copies/store.ts";
import { type Listed, readListed, wantedBy } from "./listed.ts";
import { findNeighbours } from "./neighbours.ts";
import { deadLinksOf } from "./dead-links.ts";
import { shownHtml } from "./shown-html.ts";
import { choosePictures, picturesById } from "./pictures.ts";
import { presentShownEntry, type ShownEntry } from "./present.ts";
import { type EntryState, entryStateAt, fileReferences } from "./rules.ts";
import type { EntryRow } from "./store.ts";

/** Another entry of the same list, as a link at the end of the page. */
export type Neighbour = { title: string; path: string; picture: Picture | null };

export type Article = {
  entry: ShownEntry;
  /** When it comes; null for an entry without a date. */
  when: Occurrences | null;
  state: EntryState;
  files: Record<string, Picture>;
  /** For its listings. */
  listed: Listed;
  /** The absolute address of the entry; null for an entry without a page. */
  url: string | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** What search engines and cards show instead of title and beginning; left out if there is nothing. */
  seo?: SeoTexts;
  /** The last change, ISO 8601. */
  updated: string;
  /** Whether it has a working copy; only editors are told. */
  isBeingEdited?: true;
};

export async function presentArticle(
  {
    services,
    viewer,
    isGuestView = false,
  }: CommandContext<"database" | "now" | "publicUrl"> & { isGuestView?: boolean },
  row: EntryRow,
  day?: string,
): Promise<Article> {
  const { db } = services.database;
  const isForEditor = !isGuestView && can(viewer, "update", "entries");
  const isBeingEdited = isForEditor && (await findRevision(db, row.id)) !== null;
  const when = await occurrencesFor(db, row, { day, now: services.now() });
  const now = services.now();
  const { previous, next } = await findNeighbours(db, row, now);
  const shown = fileReferences(row).map(({ id }) => id);
  const choose = choosePictures([...shown, ...picturesOf(row.blocks)]);
  const besides = [previous, next].map((neighbour) => neighbour && { row: neighbour, picture: choose(neighbour) });
  const listed = await readListed(services, wantedBy(row.blocks));
  const inTexts = row.blocks.flatMap(filesInHtml);
  const pictures = await picturesById(db, [...shown, ...inTexts, ...besides.flatMap((one) => one?.picture ?? [])]);
  const entry = presentShownEntry(row, isForEditor);
  const isDeadLink = isForEditor ? () => false : await deadLinksOf(db, { blocks: row.blocks, files: pictures, now });
  const change = (html: string): string => shownHtml(html, { pictures, isDeadLink, language: "de" });
  const [before = null, after = null] = besides.map((one) => presentNeighbour(one, pictures));
  const path = entryPath(row);
  return {
    entry: { ...entry, blocks: entry.blocks.map((block) => withHtml(block, change)) },
    when,
    state: entryStateAt(row.publishDate, now),
    // Editors also learn what the library says of the pictures in the texts.
    files: Object.fromEntries(
      [...shown, ...(isForEditor ? inTexts : [])].flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : [])),
    ),
    listed,
    url: path && services.publicUrl() + path,
    previous: before,
    next: after,
    updated: row.updated.toISOString(),
    ...(row.seo && { seo: row.seo.de }),
    ...(isBeingEdited && { isBeingEdited }),
  };
}

function presentNeighbour(
  chosen: { row: EntryRow; picture: string | null } | null,
  pictures: Record<string, Picture>,
): Neighbour | null {
  const path = chosen && entryPath(chosen.row);
  return chosen === null || path === null
    ? null
    : { title: chosen.row.title, path, picture: pictures[chosen.picture ?? ""] ?? null };
}
