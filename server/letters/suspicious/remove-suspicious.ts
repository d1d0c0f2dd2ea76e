import { AppError } from "#contract/schemas/errors.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { auditNounOf } from "./audit-noun.ts";
import { takeSuspicious } from "../../forms/suspicious/store.ts";

/** Removes all these forms or none. @throws notFound (C404) for an unknown id */
export function removeSuspicious(
  { services, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<{ removed: number }> {
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const gone = await takeSuspicious(tx, wanted);
    if (gone.length < wanted.length) throw new AppError("notFound");
    const changes = gone.map(({ form }) => ({ action: "remove", noun: auditNounOf[form], label: "" }) as const);
    await recordChanges(tx, { viewer, at: services.now() }, changes);
    return { removed: gone.length };
  });
}
