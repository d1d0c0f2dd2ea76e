import { AppError } from "#contract/schemas/errors.ts";
import type { UpdateWithdrawalInput, Withdrawal } from "#contract/schemas/withdrawals.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { addEvent } from "../orders/store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { presentWithdrawal } from "./present.ts";
import { lockWithdrawal, updateWithdrawal } from "./store.ts";

/** @throws notFound (C404), conflict (C409) with the stored withdrawal */
export function changeWithdrawal(
  { services, viewer }: CommandContext<"database" | "now">,
  { id, done, version }: UpdateWithdrawalInput,
): Promise<Withdrawal> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const before = await lockWithdrawal(tx, id);
    if (!before) throw new AppError("notFound");
    refuseOtherVersion(before, version, presentWithdrawal);
    if ((before.done !== null) === done) return presentWithdrawal(before);
    const decided = {
      done: done ? at : null,
      doneBy: done ? viewer.name || viewer.handle : "",
      version: before.version + 1,
    };
    await updateWithdrawal(tx, id, decided);
    const change = { label: String(before.number ?? ""), before: { done: !done }, after: { done } };
    if (before.orderId !== null && done) await addEvent(tx, before.orderId, { kind: "withdrawalDone", at, by: viewer });
    await recordChange(tx, { viewer, at }, { ...change, action: "update", noun: "withdrawal" });
    return presentWithdrawal({ ...before, ...decided });
  });
}
