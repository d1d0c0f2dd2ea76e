import { z } from "zod";
import {
  type BrowseEntriesInput,
  browseEntriesInput,
  createEntryInput,
  duplicateEntryInput,
  type Entry,
  handBackInput,
  handOverInput,
  removeEntryInput,
  updateEntryInput,
} from "#contract/schemas/entries.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { can } from "#contract/values/permissions.ts";
import { limits } from "#contract/values/limits.ts";
import { fixedPages, fixedPageTag, listTags, type FixedPageName } from "#contract/values/pages.ts";
import { seriesDatesInput } from "#contract/schemas/events.ts";
import { seasonInput, takeOverInput } from "#contract/schemas/season.ts";
import { monthInput } from "#contract/schemas/months.ts";
import { id, idOrPath, isoDay, pageInput, version } from "#contract/fields/text.ts";
import type { Context } from "../../kernel/context.ts";
import { may, router } from "../../kernel/trpc.ts";
import { presentArticle } from "./article.ts";
import { listCards } from "./cards.ts";
import { readListed } from "./listed.ts";
import { handBack, handOver, readHandover, takeBack } from "./hand-over.ts";
import { listHistory, readState } from "./history.ts";
import { duplicateEntry } from "./duplicate-entry.ts";
import { refuseFarSpan } from "./event-rules.ts";
import { findGermanPaths } from "./german-links.ts";
import { listMonth } from "./month.ts";
import { readFront, readPlaces } from "./front.ts";
import { mayChange, refuseForeign, scopeFor } from "./own-drafts.ts";
import { listCountedEntries, presentEntries } from "./list-entries.ts";
import { presentEntry, withoutInternals } from "./present.ts";
import { listSeason, takeOverSeason } from "./season.ts";
import { listSeriesDates } from "./series-dates.ts";
import { changeEntry, createEntry, deleteEntries } from "./save-entry.ts";
import { withoutHidden } from "./without-hidden.ts";
import { findHiddenIds } from "../../library/files/store.ts";
import { type EntryRow, type EntryScope, findEntry, findEntryAt, findEntryByTag } from "./store.ts";

function scopeOf({ viewer, services }: Pick<Context, "viewer" | "services">): EntryScope {
  return scopeFor(viewer, services.now());
}

/** @throws notFound (C404), forbidden (C100) for authors if the entry is not their own draft */
async function refuseUnreadable({ viewer, services }: Pick<Context, "viewer" | "services">, entryId: string) {
  const row = await findEntry(services.database.db, entryId, scopeFor(viewer, services.now()));
  if (!row) throw new AppError("notFound");
  refuseForeign(viewer, row, services.now());
}

/** In the guest's view, editors get only what guests get. */
function pageScope(ctx: Pick<Context, "viewer" | "services" | "isGuestView">): EntryScope {
  return ctx.isGuestView ? { publicAt: ctx.services.now() } : scopeOf(ctx);
}

/** Guests get an English page only if an English version exists. Editors need the page to write this version. */
function ownPageScope(ctx: Pick<Context, "viewer" | "services" | "isGuestView" | "content">): EntryScope {
  const scope = pageScope(ctx);
  return { ...scope, inEnglish: ctx.content === "en" && scope.publicAt !== null };
}

/** Whoever reads the entry only as a guest sees neither what is internal in its blocks nor pictures hidden from guests. */
async function presentFor({
  services,
  viewer,
}: Pick<Context, "services" | "viewer">): Promise<(row: EntryRow) => Entry> {
  const now = services.now();
  const hidden = can(viewer, "read", "files") ? new Set<string>() : await findHiddenIds(services.database.db);
  return (row) => {
    const isEditable = can(viewer, "read", "drafts") || mayChange(viewer, row);
    if (isEditable) return presentEntry(row, now);
    const entry = presentEntry(withoutHidden(row, hidden), now);
    return { ...entry, blocks: entry.blocks.map(withoutInternals) };
  };
}

/** @throws answerTooLarge (C413) as soon as the entries of a request exceed the limit of an answer */
async function presentWithin({
  answer,
  ...ctx
}: Pick<Context, "answer" | "services" | "viewer">): Promise<(row: EntryRow) => Entry> {
  const present = await presentFor(ctx);
  return (row) => {
    const entry = present(row);
    answer.bytesLeft -= Buffer.byteLength(JSON.stringify(entry));
    if (answer.bytesLeft < 0) throw new AppError("answerTooLarge");
    return entry;
  };
}

/** @throws invalid (C200) in the cases of `refuseFarSpan`, answerTooLarge (C413) */
async function listWithin(ctx: Pick<Context, "services" | "viewer" | "answer">, input: BrowseEntriesInput) {
  const now = ctx.services.now();
  refuseFarSpan(input, now);
  const scope = scopeOf(ctx);
  const inCopies = input.inCopies && scope.publicAt === null;
  return listCountedEntries(ctx.services, { ...input, now, inCopies }, scope, await presentWithin(ctx));
}

const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });
const listedCount = z.number().int().min(0).max(limits.listedInBlock);
const pageName = z.enum(Object.keys(fixedPages) as [FixedPageName]);

export const entriesRouter = router({
  list: may("read", "entries")
    .input(browseEntriesInput)
    .query(({ ctx, input }) => listWithin(ctx, input)),
  byId: may("read", "entries")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const row = await findEntry(ctx.services.database.db, input.id, scopeOf(ctx));
      if (!row) throw new AppError("notFound");
      return (await presentFor(ctx))(row);
    }),
  byIds: may("read", "entries")
    .input(manyIds)
    .query(async ({ ctx, input }) =>
      presentEntries(ctx.services.database.db, [...new Set(input.ids)], scopeOf(ctx), await presentWithin(ctx)),
    ),
  create: may("create", "ownDrafts")
    .input(createEntryInput)
    .mutation(({ ctx, input }) => createEntry(ctx, input)),
  duplicate: may("create", "ownDrafts")
    .input(duplicateEntryInput)
    .mutation(({ ctx, input }) => duplicateEntry(ctx, input)),
  update: may("update", "ownDrafts")
    .input(updateEntryInput)
    .mutation(({ ctx, input }) => changeEntry(ctx, input)),
  /** What the author wrote to the editors, or what they wrote back; null if neither has happened. */
  handover: may("read", "ownDrafts")
    .input(z.object({ id }))
    .query(({ ctx, input }) => readHandover(ctx, input.id)),
  handOver: may("update", "ownDrafts")
    .input(handOverInput)
    .mutation(({ ctx, input }) => handOver(ctx, input)),
  handBack: may("update", "entries")
    .input(handBackInput)
    .mutation(({ ctx, input }) => handBack(ctx, input)),
  takeBack: may("update", "ownDrafts")
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => takeBack(ctx, input.id)),
  remove: may("remove", "ownDrafts")
    .input(removeEntryInput)
    .mutation(async ({ ctx, input }) => {
      await deleteEntries(ctx, [input.id], { version: input.version, isUnwritten: input.isUnwritten });
      return { id: input.id };
    }),
  removeMany: may("remove", "ownDrafts")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await deleteEntries(ctx, input.ids) })),

  season: may("create", "entries")
    .input(seasonInput)
    .query(({ ctx, input }) => listSeason(ctx, input)),
  takeOverSeason: may("create", "entries")
    .input(takeOverInput)
    .mutation(({ ctx, input }) => takeOverSeason(ctx, input)),
  /** Changes nothing, but the dates of a draft are too long for the address of a query. */
  seriesDates: may("read", "ownDrafts")
    .input(seriesDatesInput)
    .mutation(({ ctx: { services }, input }) => listSeriesDates(input, services.now())),
  history: may("read", "ownDrafts")
    .input(z.object({ id, limit: pageInput.limit, skip: pageInput.skip }))
    .query(async ({ ctx, input }) => {
      await refuseUnreadable(ctx, input.id);
      return listHistory(ctx.services.database.db, input);
    }),
  state: may("read", "ownDrafts")
    .input(z.object({ id, version }))
    .query(async ({ ctx, input }) => {
      await refuseUnreadable(ctx, input.id);
      return readState(ctx.services.database.db, input);
    }),

  cards: may("read", "entries")
    .input(z.object({ list: z.enum(listTags), limit: pageInput.limit, skip: pageInput.skip }))
    .query(({ ctx, input }) => listCards(ctx.services, input, pageScope(ctx), ctx.content)),
  front: may("read", "entries").query(({ ctx }) => readFront(ctx.services, ctx.content)),
  listed: may("read", "ownDrafts")
    .input(z.object({ events: listedCount, news: listedCount }))
    .query(({ ctx, input }) => readListed(ctx.services, input, ctx.content)),
  places: may("read", "entries")
    .input(z.object({ on: z.union([pageName, id]) }))
    .query(({ ctx, input }) => readPlaces(ctx.services, input.on, ctx.content)),
  /** `day` selects one occurrence of a recurring event. */
  article: may("read", "entries")
    .input(z.object({ id: idOrPath, day: isoDay.optional() }))
    .query(async ({ ctx, input }) => {
      const { db } = ctx.services.database;
      const row = await findEntryAt(db, input.id, ownPageScope(ctx));
      if (!row) throw new AppError("notFound");
      return presentArticle(ctx, row, input.day);
    }),
  /** Returns paths of pages that exist only in German. English pages link to these German pages. */
  onlyGerman: may("read", "entries").query(({ ctx: { services } }) =>
    findGermanPaths(services.database.db, services.now()),
  ),
  month: may("read", "entries")
    .input(monthInput)
    .query(({ ctx, input }) => listMonth(ctx.services, input.month, ctx.content)),
  page: may("read", "entries")
    .input(z.object({ name: pageName }))
    .query(async ({ ctx, input }) => {
      const { db } = ctx.services.database;
      const row = await findEntryByTag(db, fixedPageTag(input.name), ownPageScope(ctx));
      if (!row) throw new AppError("notFound");
      return presentArticle(ctx, row);
    }),
});
