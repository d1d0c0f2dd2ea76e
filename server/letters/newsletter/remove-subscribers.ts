import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { removeSubscribers as removeRows } from "./subscribers-store.ts";

/** Ignores unknown ids. @returns the number of removed subscribers */
export function removeSubscribers(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<number> {
  return database.db.transaction(async (tx) => {
    const removed = await removeRows(tx, ids);
    // The audit log contains only the number of subscribers, because it must not store their addresses.
    const change = { action: "remove", noun: "subscriber", label: String(removed) } as const;
    if (removed > 0) await recordChange(tx, { viewer, at: now() }, change);
    return removed;
  });
}
