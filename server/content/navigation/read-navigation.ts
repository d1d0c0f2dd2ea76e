import { completed, isFixedPage, knownPath, mayHide, type Navigation, pagesOf } from "#contract/values/navigation.ts";
import { fixedPageTag } from "#contract/values/pages.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import type { Queryable } from "#db/open.ts";
import { type EntryState, entryStateAt } from "../entries/rules.ts";
import { findEntriesByTags } from "../entries/store.ts";
import { listOwnPages } from "./store.ts";

export type NavigationPage = {
  /** Entry id; null for the page of a component. */
  id: string | null;
  title: string | null;
  path: string;
  state: EntryState;
  isOwn: boolean;
  mayHide: boolean;
};

export type NavigationAnswer = { tree: Navigation; pages: Record<string, NavigationPage>; version: number };

export async function presentNavigation(db: Queryable, stored: LoadedSettings, now: Date): Promise<NavigationAnswer> {
  const own = await listOwnPages(db, null);
  const tree = completed(
    stored.settings.navigation,
    own.map(({ id }) => id),
  );
  const names = pagesOf(tree).filter(isFixedPage);
  const rows = await findEntriesByTags(db, names.map(fixedPageTag), { publicAt: null });
  const fixed = new Map(names.map((name) => [name, rows.find(({ tags }) => tags.includes(fixedPageTag(name)))]));
  const pages = pagesOf(tree).map((page): [string, NavigationPage] => {
    const added = own.find(({ id }) => id === page);
    const entry = isFixedPage(page) ? fixed.get(page) : undefined;
    return [
      page,
      {
        id: added?.id ?? entry?.id ?? null,
        title: added?.title ?? entry?.title ?? null,
        path: knownPath(page) ?? added?.address ?? "/",
        state: added ? entryStateAt(added, now) : "public",
        isOwn: added !== undefined,
        mayHide: mayHide(page),
      },
    ];
  });
  return { tree, pages: Object.fromEntries(pages), version: stored.versions.navigation };
}
