import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import { declareWithdrawalInput, listWithdrawalsInput, updateWithdrawalInput } from "#contract/schemas/withdrawals.ts";
import { may, router } from "../../kernel/trpc.ts";
import { changeWithdrawal } from "./change-withdrawal.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { requireContracts } from "../../settings/contracts.ts";
import { presentWithdrawal } from "./present.ts";
import { countOpen, listWithdrawals, withdrawalsOfOrder } from "./store.ts";

export const withdrawalsRouter = router({
  /** @throws notFound (C404) if the form is not available */
  form: may("read", "withdrawalForm").query(async ({ ctx }) => {
    await requireContracts(ctx.services.database.db);
    return true;
  }),
  declare: may("create", "withdrawals")
    .input(declareWithdrawalInput)
    .mutation(({ ctx, input }) => declareWithdrawal(ctx, input)),
  list: may("read", "withdrawals")
    .input(listWithdrawalsInput)
    .query(async ({ ctx: { services }, input }) => {
      const { rows, total } = await listWithdrawals(services.database.db, input);
      return { items: rows.map(presentWithdrawal), total };
    }),
  ofOrder: may("read", "withdrawals")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) =>
      (await withdrawalsOfOrder(ctx.services.database.db, input.id)).map(presentWithdrawal),
    ),
  open: may("read", "withdrawals").query(({ ctx }) => countOpen(ctx.services.database.db)),
  update: may("update", "withdrawals")
    .input(updateWithdrawalInput)
    .mutation(({ ctx, input }) => changeWithdrawal(ctx, input)),
});
