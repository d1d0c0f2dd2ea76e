// Removes messages. Whoever pressed 'delete' may take it back for some seconds; with the tab closed, the removal stands.
import { AppError } from "#contract/schemas/errors.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { markRemoved, markThere } from "./store.ts";

/** The notice offers it for ten seconds; a slow network and a held notice need some more. */
const TAKEN_BACK_WITHIN_MS = 120_000;

/**
 * Removes all messages or no message: nobody sees them from now on, and their rows go soon.
 * @returns how many were removed @throws notFound (C404) when an id is unknown
 */
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
    // How many, not whose: the log would keep the names of those who wrote.
    await recordChange(tx, { viewer, at }, { action: "remove", noun: "message", label: String(removed.length) });
    return removed.length;
  });
}

/**
 * Takes a removal back: the messages are as they were.
 * @returns how many are there again @throws notFound (C404) when it is too late for one of them
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

/** What was removed before it can no longer be taken back. */
export function lastMomentToTakeBack({ now }: Pick<Services, "now">): Date {
  return new Date(now().getTime() - TAKEN_BACK_WITHIN_MS);
}
