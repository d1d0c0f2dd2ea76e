import { z } from "zod";
import { cleanText, fieldKeys } from "#contract/fields/text.ts";
import { youtubeIdOf } from "#contract/blocks/video/youtube.ts";
import { may, router } from "../../kernel/trpc.ts";
import { requestStills, findStill } from "./store.ts";

const videoInput = z.object({
  id: cleanText.refine((id) => youtubeIdOf(id) === id, { error: fieldKeys.youtubeInvalid }),
});

export const videosRouter = router({
  /** Requests the preview image of a video that an editor has just linked. `isThere` is true if the image is stored. */
  askStill: may("update", "ownDrafts")
    .input(videoInput)
    .mutation(async ({ ctx, input: { id } }) => {
      const { database, now } = ctx.services;
      await database.db.transaction((tx) => requestStills(tx, [id], now()));
      const still = await findStill(database.db, id);
      return { isThere: still !== null && still.fetched !== null, problem: still?.problem ?? null };
    }),
});
