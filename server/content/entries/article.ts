import { mayChange } from "./own-drafts.ts";
import { picturesOf } from "#contract/blocks/pictures.ts";
import { filesInHtml, withHtml } from "#contract/blocks/registry.ts";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { isGerman, type ShownBlock } from "#contract/blocks/shown.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { entryPath } from "#contract/values/pages.ts";
import type { SeoTexts } from "#contract/schemas/seo.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type Occurrences, occurrencesFor } from "../events/article-dates.ts";
import { findHiddenIds } from "../../library/files/store.ts";
import { withoutHidden } from "./without-hidden.ts";
import { findRevision } from "../working-copies/store.ts";
import { type Listed, readListed, wantedBy } from "./listed.ts";
import { findNeighbours } from "./neighbours.ts";
import {
  findGermanPaths,
  findLinkedGermanPaths,
  germanLinksOf,
  type IsGermanLink,
  linksIn,
  withEnglishLinks,
  withGermanAddresses,
} from "./german-links.ts";
import { hasEnglish, type ShownTitle, titleIn } from "./in-english.ts";
import { shownLinksOf } from "./shown-links.ts";
import { shownHtml } from "./shown-html.ts";
import { choosePictures, picturesById } from "./pictures.ts";
import { presentEditedEntry, presentShownEntry, type ShownEntry } from "./present.ts";
import { type EntryState, entryStateAt, fileReferences } from "./rules.ts";
import type { EntryRow } from "./store.ts";

export type Neighbour = ShownTitle & { path: string; picture: Picture | null };

export type Article = {
  entry: ShownEntry;
  /** The stored entry in both languages, for editors of an English page. */
  source?: ShownEntry;
  hasEnglish: boolean;
  when: Occurrences | null;
  state: EntryState;
  files: Record<string, Picture>;
  /** True if the page shows pictures, also within texts. The page then leads to the form that has one removed. */
  hasPictures: boolean;
  listed: Listed;
  /** The absolute URL of the entry's page; null for an entry without a page. */
  url: string | null;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Title and description for search engines and link previews; omitted if none are stored. */
  seo?: SeoTexts;
  updated: string;
  /** Omitted for guests. */
  isBeingEdited?: true;
};

export async function presentArticle(
  {
    services,
    viewer,
    isGuestView = false,
    content = "de",
  }: CommandContext<"database" | "now" | "publicUrl"> & { isGuestView?: boolean; content?: ContentLanguage },
  stored: EntryRow,
  day?: string,
): Promise<Article> {
  const { db } = services.database;
  const isForEditor = !isGuestView && mayChange(viewer, stored);
  const row = isForEditor ? stored : withoutHidden(stored, await findHiddenIds(db));
  const isBeingEdited = isForEditor && (await findRevision(db, row.id)) !== null;
  const when = await occurrencesFor(db, row, { day, now: services.now() });
  const now = services.now();
  const { previous, next } = await findNeighbours(db, row, now, content);
  const shown = fileReferences(row).map(({ id }) => id);
  const choose = choosePictures([...shown, ...picturesOf(row.blocks)]);
  const besides = [previous, next].map((neighbour) => neighbour && { row: neighbour, picture: choose(neighbour) });
  const listed = await readListed(services, wantedBy(row.blocks), content);
  const inTexts = row.blocks.flatMap(filesInHtml);
  const pictures = await picturesById(db, [...shown, ...inTexts, ...besides.flatMap((one) => one?.picture ?? [])], {
    withHidden: isForEditor,
  });
  const links = await shownLinksOf(db, { blocks: row.blocks, files: pictures, now });
  const leadsTo = isForEditor ? (href: string) => href : links.leadsTo;
  const germanLinks = async (): Promise<IsGermanLink> => {
    const found = [await findGermanPaths(db, now), await findLinkedGermanPaths(db, linksIn(row.blocks))];
    return germanLinksOf([...found.flat(), ...links.germanPaths], links.english);
  };
  const german = content === "en" ? await germanLinks() : null;
  const inPage = (html: string, language: ContentLanguage): string => shownHtml(html, { pictures, leadsTo, language });
  const inBlock = (block: ShownBlock): ShownBlock => {
    if (german === null) return withHtml(block, (html) => inPage(html, "de"));
    const isInGerman = isGerman(block, "html") || (isGerman(block, "left") && isGerman(block, "right"));
    const language = isInGerman ? "de" : "en";
    const shown = withHtml(block, (html) => withEnglishLinks(inPage(html, language), german));
    return withGermanAddresses(shown, german);
  };
  const inGerman = (block: ShownBlock): ShownBlock => withHtml(block, (html) => inPage(html, "de"));
  const edited = isForEditor ? presentEditedEntry(row, now) : null;
  const shownEntry = edited && content === "de" ? edited : presentShownEntry(row, content, now);
  const [before = null, after = null] = besides.map((one) => presentNeighbour(one, pictures, content));
  const path = entryPath(row);
  return {
    entry: { ...shownEntry, blocks: shownEntry.blocks.map(inBlock) },
    ...(edited && content === "en" && { source: { ...edited, blocks: edited.blocks.map(inGerman) } }),
    hasEnglish: hasEnglish(row),
    when,
    state: entryStateAt(row, now),
    // Editors also get the data of pictures within texts, such as the alternative text in the library.
    files: Object.fromEntries(
      [...shown, ...(isForEditor ? inTexts : [])].flatMap((id) => (pictures[id] ? [[id, pictures[id]]] : [])),
    ),
    hasPictures: [...shown, ...inTexts].some((id) => pictures[id]?.kind === "image"),
    listed,
    url: path && services.publicUrl() + inLanguage(path, content),
    previous: before,
    next: after,
    updated: row.updated.toISOString(),
    ...(row.seo?.[content] && { seo: row.seo[content] }),
    ...(isBeingEdited && { isBeingEdited }),
  };
}

function presentNeighbour(
  chosen: { row: EntryRow; picture: string | null } | null,
  pictures: Record<string, Picture>,
  content: ContentLanguage,
): Neighbour | null {
  const path = chosen && entryPath(chosen.row);
  return chosen === null || path === null
    ? null
    : { ...titleIn(chosen.row, content), path, picture: pictures[chosen.picture ?? ""] ?? null };
}
