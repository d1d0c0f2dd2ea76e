import { AppError } from "#contract/schemas/errors.ts";
import { entryPath } from "#contract/values/pages.ts";
import { listSeoInput, saveSeoInput, type SeoPage, type SeoPlace, seoPlace } from "#contract/schemas/seo.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Context } from "../../kernel/context.ts";
import { findEntry, findEntryAt } from "../../content/entries/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listPages, type Place, presentPages, routesOf, withEntries } from "./read-pages.ts";
import { saveTexts } from "./save-texts.ts";

async function placeOf({ services }: Pick<Context, "services">, wanted: SeoPlace): Promise<Place> {
  const { db } = services.database;
  if ("id" in wanted) {
    const row = await findEntry(db, wanted.id, { publicAt: null });
    if (!row) throw new AppError("notFound");
    return { path: entryPath(row) ?? "", row };
  }
  const standing = await findEntryAt(db, wanted.path, { publicAt: null });
  if (standing) return { path: entryPath(standing) ?? "", row: standing };
  const { settings } = await getSettings(db);
  const isThere = (await routesOf(services, settings)).includes(wanted.path);
  const [place] = isThere ? await withEntries(services, [wanted.path]) : [];
  if (!place) throw new AppError("notFound");
  return place;
}

async function read(ctx: Pick<Context, "services">, wanted: SeoPlace): Promise<SeoPage> {
  const { settings } = await getSettings(ctx.services.database.db);
  const [page] = await presentPages(ctx.services, settings, [await placeOf(ctx, wanted)]);
  if (!page) throw new AppError("notFound");
  return page;
}

export const seoRouter = router({
  page: may("read", "drafts")
    .input(seoPlace)
    .query(({ ctx, input }) => read(ctx, input)),
  list: may("read", "drafts")
    .input(listSeoInput)
    .query(({ ctx, input }) => listPages(ctx.services, input)),
  save: may("update", "entries")
    .input(saveSeoInput)
    .mutation(async ({ ctx, input: { title, description, en, ...place } }) => {
      await saveTexts(ctx, place as SeoPlace, { title, description, en });
      return read(ctx, place as SeoPlace);
    }),
});
