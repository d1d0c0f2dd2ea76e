import type { Withdrawal } from "#contract/schemas/withdrawals.ts";
import { trpc } from "../../../api/trpc.ts";
import { useNotifyError } from "../../../ui/admin/notices.tsx";

export const openOnes = (withdrawals: readonly Withdrawal[]): Withdrawal[] =>
  withdrawals.filter(({ done }) => done === null);

/** @returns a function that marks open withdrawals as done; if another user has just changed one, that change stays */
export function useAnswered(): (withdrawals: readonly Withdrawal[]) => Promise<void> {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  return async (withdrawals) => {
    try {
      for (const { id, version } of openOnes(withdrawals))
        await utils.client.withdrawals.update.mutate({ id, version, done: true });
    } catch (error) {
      notifyError(error);
    }
    await Promise.all([utils.withdrawals.invalidate(), utils.orders.invalidate()]);
  };
}
