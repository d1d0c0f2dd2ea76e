import { refusedAt } from "#contract/schemas/errors.ts";
import { completed, type Navigation, problemOf, withoutGone } from "#contract/values/navigation.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Tx } from "#db/open.ts";
import { type Changing, changeSection } from "../../settings/change-settings.ts";
import { lockSettings, type LoadedSettings } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findEntries } from "../entries/store.ts";
import { findHidden, tellOfHiding } from "../entries/tell-programs.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { type NavigationAnswer, presentNavigation } from "./read-navigation.ts";
import { keysOf, listAddedPages } from "./store.ts";
import { auditTrees } from "./audit-trees.ts";

type Context = CommandContext<"database" | "now" | "registries">;

/** @throws conflict (C409) with the stored tree, invalid (C200) for an invalid tree */
export function saveNavigation(
  { services, viewer }: Context,
  { version, ...given }: Navigation & { version: number },
): Promise<NavigationAnswer> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const stored = await presentNavigation(tx, before, at);
    refuseOtherVersion({ version: before.versions.navigation }, version, () => stored);
    const pages = await listAddedPages(tx, null);
    const added = keysOf(pages);
    const known = withoutGone(given, added);
    if (problemOf(known, added) !== null) throw refusedAt("tree", fieldKeys.invalid);
    // Stores the complete tree, because SQL functions read it (db/migrations/0047_hidden-pages.sql).
    const tree = completed(known, added);
    const after = await storeTree(
      tx,
      { viewer, at, registries: services.registries },
      { before, was: stored.tree, tree, pages },
    );
    return presentNavigation(tx, after, at);
  });
}

type Storing = {
  before: LoadedSettings;
  was: Navigation;
  tree: Navigation;
  pages: readonly { page: string; title: string }[];
};

export async function storeTree(tx: Tx, who: Changing, { before, was, tree, pages }: Storing): Promise<LoadedSettings> {
  const titles = new Map(pages.map(({ page, title }) => [page, title]));
  const hidden = await findHidden(tx);
  const after = await changeSection(tx, who, before, "navigation", tree, auditTrees(was, tree, titles));
  await publicChange(tx, "settings", before.settings.navigation, after.settings.navigation);
  await changeHidden(tx, before.settings, after.settings);
  await tellOfHiding(tx, (ids) => findEntries(tx, ids, { publicAt: null }), [hidden, await findHidden(tx)], who.at);
  return after;
}
