import { creditsInput } from "#contract/schemas/credits.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readCredits } from "./read-credits.ts";

export const creditsRouter = router({
  list: may("read", "downloads")
    .input(creditsInput)
    .query(({ ctx, input }) => readCredits(ctx.services, input.page)),
});
