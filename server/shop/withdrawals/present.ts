import type { Withdrawal } from "#contract/schemas/withdrawals.ts";
import type { WithdrawalRow } from "./store.ts";

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const { id, name, email, text, isSuspicious, language, version, orderId, number, isPaid, isOwed } = row;
  return {
    id,
    received: row.received.toISOString(),
    name,
    email,
    order: row.orderNumber,
    text,
    isSuspicious,
    language,
    found:
      orderId === null || number === null
        ? null
        : { id: orderId, number, isPaid: isPaid === true, isOwed: isOwed === true },
    done: row.done && { by: row.doneBy, at: row.done.toISOString() },
    version,
  };
}
