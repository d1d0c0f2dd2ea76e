import { lawLineInput } from "#contract/schemas/law.ts";
import { may, router } from "../../kernel/trpc.ts";
import { checkLaw } from "./check-law.ts";
import { confirmLine, revokeLine } from "./confirm-line.ts";

export const lawRouter = router({
  list: may("read", "lawCheck").query(({ ctx }) => checkLaw(ctx.services)),
  confirm: may("update", "lawCheck")
    .input(lawLineInput)
    .mutation(async ({ ctx, input }) => {
      await confirmLine(ctx, input);
      return checkLaw(ctx.services);
    }),
  revoke: may("update", "lawCheck")
    .input(lawLineInput)
    .mutation(async ({ ctx, input }) => {
      await revokeLine(ctx, input);
      return checkLaw(ctx.services);
    }),
});
