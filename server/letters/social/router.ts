import { z } from "zod";
import type { StuckPost } from "#contract/values/social.ts";
import { cleanText, id } from "#contract/fields/text.ts";
import { may, router } from "../../kernel/trpc.ts";
import { choosePage, listPages } from "./pages.ts";
import { presentPost } from "./present.ts";
import { readShared, shareEntry, retryUnshare, unshareEntry } from "./share-entry.ts";
import { MOST_STUCK, stuckPosts } from "./store.ts";
import { testSocialToken } from "./test-token.ts";

const token = cleanText.transform((value) => value.trim()).pipe(z.string().min(1).max(500));

export const socialRouter = router({
  test: may("update", "settings").mutation(({ ctx }) => testSocialToken(ctx)),
  /** A mutation, because the URL of a query would contain the token. */
  pages: may("update", "secrets")
    .input(z.object({ token }))
    .mutation(({ ctx, input }) => listPages(ctx, input.token)),
  choosePage: may("update", "secrets")
    .input(z.object({ token, page: z.string().max(100) }))
    .mutation(({ ctx, input }) => choosePage(ctx, input.token, input.page)),
});

/** Only `share` requires that the component is on. Existing posts can be removed at any time. */
export const sharingRouter = router({
  share: may("update", "entries")
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => shareEntry(ctx, input.id)),
  unshare: may("update", "entries")
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => unshareEntry(ctx, input.id)),
  shared: may("read", "drafts")
    .input(z.object({ id }))
    .query(({ ctx, input }) => readShared(ctx, input.id)),
  stuck: may("read", "drafts").query(async ({ ctx: { services } }): Promise<StuckPost[]> => {
    const rows = await stuckPosts(services.database.db, MOST_STUCK);
    return rows.map(({ isEntryThere, ...row }) => ({
      ...presentPost(row, null),
      entryId: row.entryId,
      title: row.message.split("\n", 1)[0] ?? "",
      isEntryThere,
    }));
  }),
  /** Also works for an entry in the bin. */
  retryUnshare: may("update", "entries")
    .input(z.object({ id }))
    .mutation(async ({ ctx, input }) => {
      await retryUnshare(ctx, input.id);
      return { id: input.id };
    }),
});
