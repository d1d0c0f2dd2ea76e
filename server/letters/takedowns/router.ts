import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import {
  keepPictureInput,
  type OpenTakedowns,
  requestTakedownInput,
  takedownPageInput,
} from "#contract/schemas/takedowns.ts";
import { may, router } from "../../kernel/trpc.ts";
import { keepPicture } from "./keep-picture.ts";
import { readTakedownPage } from "./offered-pictures.ts";
import { presentTakedown } from "./present.ts";
import { receiveTakedown } from "./receive-takedown.ts";
import { openTakedownsOf } from "./store.ts";

export const takedownsRouter = router({
  page: may("create", "takedowns")
    .input(takedownPageInput)
    .query(({ ctx, input }) => readTakedownPage(ctx.services, input)),
  create: may("create", "takedowns")
    .input(requestTakedownInput)
    .mutation(({ ctx, input }) => receiveTakedown(ctx, input)),
  /** The open requests about a picture. */
  ofFile: may("read", "takedowns")
    .input(z.object({ file: id }))
    .query(async ({ ctx, input }): Promise<OpenTakedowns> => {
      const { items, ...rest } = await openTakedownsOf(ctx.services.database.db, input.file);
      return { items: items.map(presentTakedown), ...rest };
    }),
  keep: may("update", "takedowns")
    .input(keepPictureInput)
    .mutation(({ ctx, input }) => keepPicture(ctx, input)),
});
