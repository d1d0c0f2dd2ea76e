import { paletteInput } from "#contract/schemas/palette.ts";
import { may, router } from "../../kernel/trpc.ts";
import { findEverything } from "./find-everything.ts";

export const paletteRouter = router({
  find: may("read", "center")
    .input(paletteInput)
    .query(({ ctx, input }) => findEverything(ctx, input.q)),
});
