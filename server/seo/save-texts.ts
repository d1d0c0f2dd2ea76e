// Stores the texts of a page in the settings, and those of an entry with the entry.
import { AppError } from "#contract/errors.ts";
import { entryPath, fixedPageNameOf } from "#contract/pages.ts";
import type { SeoPlace, SeoTexts } from "#contract/seo.ts";
import { recordChange } from "../audit/record.ts";
import { updateConfig } from "../config/update-config.ts";
import { getSettings } from "../config/store.ts";
import type { CommandContext } from "../context.ts";
import { lockEntry } from "../entries/store.ts";
import { routesOf } from "./read-pages.ts";
import { storeSeo } from "./store.ts";

type Context = CommandContext<"database" | "now" | "secretKey">;

/** Empty texts are none. @throws notFound (C404) for a page that is not there */
export async function saveTexts(context: Context, place: SeoPlace, texts: SeoTexts): Promise<void> {
  if ("path" in place) return saveOfPage(context, place.path, texts);
  const { services, viewer } = context;
  const path = await services.database.db.transaction(async (tx) => {
    const row = await lockEntry(tx, place.id);
    if (!row) throw new AppError("notFound");
    if (fixedPageNameOf(row.tags) !== null) return entryPath(row);
    const seo = isEmpty(texts) && !row.seo?.en ? null : { ...row.seo, de: texts };
    await storeSeo(tx, row.id, row.seo, seo);
    const who = { viewer, at: services.now() };
    const change = { before: { seo: row.seo?.de ?? {} }, after: { seo: texts } };
    await recordChange(tx, who, { action: "update", noun: "entry", label: row.title, ...change });
    return null;
  });
  if (path !== null) await saveOfPage(context, path, texts);
}

const isEmpty = ({ title, description }: SeoTexts): boolean => title === "" && description === "";

async function saveOfPage(context: Context, path: string, texts: SeoTexts): Promise<void> {
  const { settings } = await getSettings(context.services.database.db);
  if (!(await routesOf(context.services, settings)).includes(path)) throw new AppError("notFound");
  const before = settings.meta.sites.find((site) => site.path === path);
  const others = settings.meta.sites.filter((site) => site !== before);
  // The English texts stay, also without German ones.
  const sites = isEmpty(texts) && !before?.en ? others : [...others, { ...before, path, ...texts }];
  await updateConfig(context, { meta: { sites } });
}
