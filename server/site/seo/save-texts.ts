// The texts of a page are stored in the settings, the texts of an entry with the entry.
import { AppError } from "#contract/schemas/errors.ts";
import { entryPath, fixedPageNameOf } from "#contract/values/pages.ts";
import type { SeoPlace, SeoTexts } from "#contract/schemas/seo.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { updateSettings } from "../../library/settings/update-settings.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { HeldContext } from "../../approvals/ask.ts";
import { findEntryAt, lockEntry } from "../../content/entries/store.ts";
import { routesOf } from "./read-pages.ts";
import { storeSeo } from "./store.ts";

type Context = HeldContext<"secretKey" | "registries">;

type Texts = SeoTexts & { en?: SeoTexts | null | undefined };

/** Removes empty texts. @throws notFound (C404) for an unknown page */
export async function saveTexts(context: Context, place: SeoPlace, { en, ...texts }: Texts): Promise<void> {
  const { services, viewer } = context;
  if ("path" in place) {
    const standing = await findEntryAt(services.database.db, place.path, { publicAt: null });
    return standing
      ? saveTexts(context, { id: standing.id }, { ...texts, en })
      : saveOfPage(context, place.path, { ...texts, en });
  }
  const path = await services.database.db.transaction(async (tx) => {
    const row = await lockEntry(tx, place.id);
    if (!row) throw new AppError("notFound");
    if (fixedPageNameOf(row.tags) !== null) return entryPath(row);
    const english = englishAfter(row.seo?.en, en);
    const seo = isEmpty(texts) && !english ? null : { de: texts, ...(english && { en: english }) };
    await storeSeo(tx, row.id, row.seo, seo);
    const who = { viewer, at: services.now() };
    const change = { before: { seo: row.seo ?? {} }, after: { seo: seo ?? {} } };
    await recordChange(tx, who, { action: "update", noun: "entry", label: row.title, ...change });
    return null;
  });
  if (path !== null) await saveOfPage(context, path, { ...texts, en });
}

const isEmpty = ({ title, description }: SeoTexts): boolean => title === "" && description === "";

/** Keeps the stored texts if none are sent. null or empty texts remove the stored ones. */
function englishAfter(before: SeoTexts | null | undefined, sent: SeoTexts | null | undefined): SeoTexts | null {
  if (sent === undefined) return before ?? null;
  return sent === null || isEmpty(sent) ? null : sent;
}

async function saveOfPage(context: Context, path: string, { en, ...texts }: Texts): Promise<void> {
  const { settings } = await getSettings(context.services.database.db);
  if (!(await routesOf(context.services, settings)).includes(path)) throw new AppError("notFound");
  // Uses the locked settings, because another user may save the texts of another page concurrently.
  await updateSettings(context, ({ meta }) => {
    const before = meta.sites.find((site) => site.path === path);
    const others = meta.sites.filter((site) => site !== before);
    const english = englishAfter(before?.en, en);
    const isGone = isEmpty(texts) && !english;
    return { meta: { sites: isGone ? others : [...others, { path, ...texts, ...(english && { en: english }) }] } };
  });
}
