import { DAY_MS } from "#contract/values/time.ts";
import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { guestViewer, type Role } from "#contract/values/permissions.ts";
import { MOST_PREVIEWS, previewDays, previewLink } from "#contract/values/previews.ts";
import { fieldKeys, id } from "#contract/fields/text.ts";
import type { Context } from "../../kernel/context.ts";
import { hashToken, newToken } from "../../kernel/secrets/tokens.ts";
import { presentArticle } from "../entries/article.ts";
import { mayChange, refuseForeign } from "../entries/own-drafts.ts";
import { findEntry, findWatched, lockEntry } from "../entries/store.ts";
import { openGate } from "../../kernel/gate.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findWorkingCopy } from "../working-copies/store.ts";
import { previewedRow } from "./previewed-row.ts";
import { countPreviews, dropPreviews, endPreviews, findPreviewed, insertPreview } from "./store.ts";

const days = z.union(
  previewDays.map((count) => z.literal(count)) as [z.ZodLiteral<1>, z.ZodLiteral<7>, z.ZodLiteral<30>],
);

const gate = openGate({ atOnce: 1, inAll: 10, fromOneAddress: 3 });

/** @throws notFound (C404), forbidden (C100) for authors if the entry is not their own draft */
async function refuseForeignEntry({ services, viewer }: Pick<Context, "services" | "viewer">, id: string) {
  const entry = await findWatched(services.database.db, id);
  if (!entry) throw new AppError("notFound");
  refuseForeign(viewer, entry, services.now());
}

export const previewsRouter = router({
  create: may("update", "ownDrafts")
    .input(z.object({ id, days }))
    .mutation(({ ctx: { services, viewer }, input }) => {
      const created = services.now();
      const expires = new Date(created.getTime() + input.days * DAY_MS);
      const token = newToken();
      return services.database.db.transaction(async (tx) => {
        const entry = await lockEntry(tx, input.id);
        if (!entry) throw new AppError("notFound");
        refuseForeign(viewer, entry, created);
        await dropPreviews(tx, created);
        if ((await countPreviews(tx, input.id, created)) >= MOST_PREVIEWS)
          throw new AppError("invalid", { fields: { id: { key: fieldKeys.tooBig, values: { max: MOST_PREVIEWS } } } });
        const row = { tokenHash: hashToken(token), entryId: input.id, created, expires, createdBy: viewer.id };
        await insertPreview(tx, row);
        return { url: services.publicUrl() + previewLink(token), expires: expires.toISOString() };
      });
    }),
  count: may("read", "ownDrafts")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      await refuseForeignEntry(ctx, input.id);
      return { links: await countPreviews(ctx.services.database.db, input.id, ctx.services.now()) };
    }),
  end: may("update", "ownDrafts")
    .input(z.object({ id }))
    .mutation(async ({ ctx, input }) => {
      await refuseForeignEntry(ctx, input.id);
      return { ended: await endPreviews(ctx.services.database.db, input.id) };
    }),
  /** A mutation, because a query would have the token in its URL. Shows the entry in the guest's view. */
  open: may("read", "previews")
    .input(z.object({ token: z.string().max(100) }))
    .mutation(({ ctx: { services, address }, input }) =>
      // Previews run one at a time. Long texts of previews and saves are sanitised one after another, so many previews
      // would delay saves.
      gate(address, async () => {
        const { db } = services.database;
        const found = await findPreviewed(db, hashToken(input.token), services.now());
        const row = found && (await findEntry(db, found.entryId, { publicAt: null }));
        // The link of an author ends when the entry is published. It would show what editors change afterwards.
        const { id, roles = [] } = found?.maker ?? {};
        const maker = { ...guestViewer, id: id ?? null, roles: roles as Role[] };
        if (!found || !row || !mayChange(maker, row)) throw new AppError("notFound");
        const copy = await findWorkingCopy(db, found.entryId);
        const shown = copy ? await previewedRow(row, copy.draft) : row;
        const article = await presentArticle({ services, viewer: guestViewer }, shown);
        return { article: { ...article, previous: null, next: null, url: null }, expires: found.expires.toISOString() };
      }),
    ),
});
