import { tickHandoverInput } from "#contract/schemas/board-handover.ts";
import { may, router } from "../../kernel/trpc.ts";
import { readHandover } from "./read-handover.ts";
import { beginAnew, tickStep } from "./tick-step.ts";

export const boardHandoverRouter = router({
  read: may("read", "users").query(({ ctx }) => readHandover(ctx.services)),
  tick: may("update", "users")
    .input(tickHandoverInput)
    .mutation(async ({ ctx, input }) => {
      await tickStep(ctx, input);
      return readHandover(ctx.services);
    }),
  beginAnew: may("update", "users").mutation(async ({ ctx }) => {
    await beginAnew(ctx);
    return readHandover(ctx.services);
  }),
});
