import { refusedAt } from "#contract/schemas/errors.ts";
import { addressKey, decodedPath, isId, canRedirectFrom } from "#contract/values/addresses.ts";
import { linkWithoutLanguage } from "#contract/values/content-language.ts";
import { listTags } from "#contract/values/pages.ts";
import { pageState } from "#contract/schemas/page-states.ts";
import { MOST_REDIRECTS } from "#contract/schemas/redirects.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findEntry } from "../entries/store.ts";
import { readMenus } from "../navigation/menus.ts";
import { countRedirects, insertRedirect, redirectsTo } from "./store.ts";
import { findAddress } from "../addresses/store.ts";
import { findProductTarget, isBelowShop } from "../addresses/product-target.ts";

type Wanted = { from: string; to: string };
type Target = { entryId: string; target: null } | { entryId: null; target: string };

/**
 * @throws invalid (C200) for a taken or reserved address, a missing target, or too many redirects
 * @throws invalid (C200) for a loop or a chain of redirects
 */
export function addRedirect(
  { services, viewer }: CommandContext<"database" | "now" | "publicUrl">,
  { from, to }: Wanted,
): Promise<void> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    if (!canRedirectFrom(from)) throw refusedAt("from", fieldKeys.addressReserved);
    if ((await findAddress(tx, from)) || (await entryOf(tx, from)) !== null)
      throw refusedAt("from", fieldKeys.addressTaken);
    if (await redirectsTo(tx, addressKey(from))) throw refusedAt("from", fieldKeys.redirectChain);
    if ((await countRedirects(tx)) >= MOST_REDIRECTS)
      throw refusedAt("from", fieldKeys.tooManyRedirects, { max: MOST_REDIRECTS });
    const target = await targetOf(tx, { from, to }, { publicUrl: services.publicUrl(), at });
    if (!(await insertRedirect(tx, { from, ...target, at }))) throw refusedAt("from", fieldKeys.addressTaken);
    const change = { before: {}, after: { to } };
    await recordChange(tx, { viewer, at }, { action: "create", noun: "redirect", label: from, ...change });
  });
}

/** If the target is an entry, returns its id, so that the redirect follows changes of the address. */
async function targetOf(
  tx: Tx,
  { from, to }: Wanted,
  { publicUrl, at }: { publicUrl: string; at: Date },
): Promise<Target> {
  const url = new URL(to, publicUrl);
  if (url.origin !== new URL(publicUrl).origin) return { entryId: null, target: url.href };
  // Removes the language from the path. Visitors get the page in the language of the address that they opened.
  const path = decodedPath(linkWithoutLanguage(url.pathname));
  if (path === null) throw refusedAt("to", fieldKeys.redirectMissing);
  if (addressKey(path) === addressKey(from)) throw refusedAt("to", fieldKeys.redirectBack);
  if (isBelowShop(path)) {
    const target = await findProductTarget(tx, path);
    if (target !== null) return { entryId: null, target };
  }
  const found = await findAddress(tx, path);
  if (found && found.target !== null) {
    const leadsBack = addressKey(found.target) === addressKey(from);
    throw refusedAt("to", leadsBack ? fieldKeys.redirectBack : fieldKeys.redirectChain);
  }
  if (found?.entryId) return { entryId: found.entryId, target: null };
  const entryId = await entryOf(tx, path);
  if (entryId !== null) return { entryId, target: null };
  if (isBelowShop(path) || !(await isThere(tx, path, at))) throw refusedAt("to", fieldKeys.redirectMissing);
  return { entryId: null, target: linkWithoutLanguage(url.pathname) + url.search + url.hash };
}

async function entryOf(db: Queryable, path: string): Promise<string | null> {
  const [, list = "", id = ""] = addressKey(path).split("/");
  if (!listTags.some((tag) => tag.toLowerCase() === list) || !isId(id)) return null;
  return (await findEntry(db, id, { publicAt: null }))?.id ?? null;
}

async function isThere(db: Queryable, path: string, at: Date): Promise<boolean> {
  if (/^\/(?:api\/v0|v0\/api)\/download\//u.test(path)) return true;
  const { settings } = await getSettings(db);
  const isOfList = listTags.some((list) => path.startsWith(`/${list}/`)) && !/\.(?:xml|ics)$/u.test(path);
  const { menus, hiddenPaths } = await readMenus(db, settings, at);
  const state = pageState(path, { ...settings, menus: { ...menus, hidden: hiddenPaths } });
  return !isOfList && state !== "missing";
}
