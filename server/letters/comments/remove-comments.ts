// Soft-deletes comments. The server can restore them for two minutes.
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { lastMomentToTakeBack } from "../messages/remove-messages.ts";
import { markRemoved, markThere } from "./store.ts";

type Context = CommandContext<"database" | "now">;

/** Removes all these comments or none. @returns their number @throws notFound (C404) for an unknown id */
export function removeComments(context: Context, ids: readonly string[]): Promise<number> {
  return all(context, ids, "remove", (tx, wanted) => markRemoved(tx, wanted, context.services.now()));
}

/**
 * Restores all these comments or none.
 * @returns their number
 * @throws notFound (C404) if a comment can no longer be restored
 */
export function restoreComments(context: Context, ids: readonly string[]): Promise<number> {
  return all(context, ids, "restore", (tx, wanted) => markThere(tx, wanted, lastMomentToTakeBack(context.services)));
}

function all(
  { services, viewer }: Context,
  ids: readonly string[],
  action: "remove" | "restore",
  mark: (tx: Tx, wanted: string[]) => Promise<string[]>,
): Promise<number> {
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const marked = await mark(tx, wanted);
    if (marked.length < wanted.length) throw new AppError("notFound");
    const change = { action, noun: "comment", label: String(marked.length) } as const;
    if (marked.length > 0) await recordChange(tx, { viewer, at: services.now() }, change);
    return marked.length;
  });
}
