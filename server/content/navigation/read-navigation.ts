import {
  completed,
  isFixedPage,
  knownPath,
  mayHide,
  mayRemove,
  type Navigation,
  pagesOf,
} from "#contract/values/navigation.ts";
import { fixedPageTag, pageKeyOf } from "#contract/values/pages.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import type { Queryable } from "#db/open.ts";
import { type EntryState, entryStateAt } from "../entries/rules.ts";
import { findEntriesByTags } from "../entries/store.ts";
import { listAddedPages } from "./store.ts";

export type NavigationPage = {
  /** Entry id; null for the page of a component. */
  id: string | null;
  title: string | null;
  path: string;
  state: EntryState;
  mayRemove: boolean;
  mayHide: boolean;
};

export type NavigationAnswer = { tree: Navigation; pages: Record<string, NavigationPage>; version: number };

export async function presentNavigation(db: Queryable, stored: LoadedSettings, now: Date): Promise<NavigationAnswer> {
  const added = new Map((await listAddedPages(db, null)).map((row) => [row.page, row]));
  const tree = completed(stored.settings.navigation, [...added.keys()]);
  const names = pagesOf(tree).filter(isFixedPage);
  const rows = await findEntriesByTags(db, names.filter((name) => !added.has(name)).map(fixedPageTag), {
    publicAt: null,
  });
  const lasting = new Map(rows.map((row) => [pageKeyOf(row), row]));
  const pages = pagesOf(tree).map((page): [string, NavigationPage] => {
    const row = added.get(page);
    const entry = row ?? lasting.get(page);
    return [
      page,
      {
        id: entry?.id ?? null,
        title: entry?.title ?? null,
        path: knownPath(page) ?? row?.address ?? "/",
        state: row ? entryStateAt(row, now) : "public",
        mayRemove: mayRemove(page),
        mayHide: mayHide(page),
      },
    ];
  });
  return { tree, pages: Object.fromEntries(pages), version: stored.versions.navigation };
}
