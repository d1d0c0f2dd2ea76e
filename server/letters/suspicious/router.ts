import { acceptSuspiciousInput, listSuspiciousInput, removeSuspiciousInput } from "#contract/schemas/suspicious.ts";
import { may, router } from "../../kernel/trpc.ts";
import { acceptSuspicious } from "./accept-suspicious.ts";
import { presentSuspicious } from "./present.ts";
import { removeSuspicious } from "./remove-suspicious.ts";
import { countSuspicious, listSuspicious } from "../../forms/suspicious/store.ts";

export const suspiciousRouter = router({
  list: may("read", "suspicious")
    .input(listSuspiciousInput)
    .query(async ({ ctx: { services }, input }) => {
      const { rows, total } = await listSuspicious(services.database.db, input);
      return { items: rows.map(presentSuspicious), total };
    }),
  count: may("read", "suspicious").query(({ ctx }) => countSuspicious(ctx.services.database.db)),
  accept: may("update", "suspicious")
    .input(acceptSuspiciousInput)
    .mutation(({ ctx, input }) => acceptSuspicious(ctx, input.id)),
  remove: may("remove", "suspicious")
    .input(removeSuspiciousInput)
    .mutation(({ ctx, input }) => removeSuspicious(ctx, input.ids)),
});
