import { createPlaceInput, removePlaceInput, updatePlaceInput } from "#contract/schemas/map.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readEditedMap, readShownMap } from "./read-map.ts";
import { changePlace, createPlace, redrawStill, removePlace } from "./save-place.ts";

export const mapRouter = router({
  shown: may("read", "map").query(({ ctx }) => readShownMap(ctx.services.database.db, ctx.content)),
  edited: may("update", "map").query(({ ctx }) => readEditedMap(ctx.services.database.db)),
  create: may("create", "map")
    .input(createPlaceInput)
    .mutation(({ ctx, input }) => createPlace(ctx, input)),
  update: may("update", "map")
    .input(updatePlaceInput)
    .mutation(({ ctx, input }) => changePlace(ctx, input)),
  remove: may("remove", "map")
    .input(removePlaceInput)
    .mutation(({ ctx, input }) => removePlace(ctx, input.id)),
  redraw: may("update", "map").mutation(({ ctx }) => redrawStill(ctx)),
});
