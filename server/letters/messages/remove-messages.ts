// Soft-deletes messages. The server can restore them for two minutes.
import { AppError } from "#contract/schemas/errors.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { markRemoved, markThere } from "./store.ts";

/** Maximum time for an undo. The notice offers it for ten seconds, but a slow network and a paused notice need more. */
const TAKEN_BACK_WITHIN_MS = 120_000;

/** Removes all these messages or none. @returns their number @throws notFound (C404) for an unknown id */
export function removeMessages(
  { services, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return Promise.resolve(0);
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const removed = await markRemoved(tx, wanted, at);
    if (removed.length < wanted.length) throw new AppError("notFound");
    // The audit log contains only the number of messages, because it must not store the names of senders.
    await recordChange(tx, { viewer, at }, { action: "remove", noun: "message", label: String(removed.length) });
    return removed.length;
  });
}

/**
 * Restores all these messages or none.
 * @returns their number
 * @throws notFound (C404) if a message can no longer be restored
 */
export function restoreMessages(
  { services, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return Promise.resolve(0);
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const restored = await markThere(tx, wanted, lastMomentToTakeBack(services));
    if (restored.length < wanted.length) throw new AppError("notFound");
    await recordChange(tx, { viewer, at }, { action: "restore", noun: "message", label: String(restored.length) });
    return restored.length;
  });
}

export function lastMomentToTakeBack({ now }: Pick<Services, "now">): Date {
  return new Date(now().getTime() - TAKEN_BACK_WITHIN_MS);
}
