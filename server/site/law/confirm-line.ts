// Editors confirm those lines of the law that the program cannot check itself.
import { eq } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { LawLineInput } from "#contract/schemas/law.ts";
import { lawLines } from "#contract/values/law-lines.ts";
import { lawConfirmations } from "#db/schema/law.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";

type Context = CommandContext<"database" | "now">;

/** A repeated confirmation renews its time. @throws invalid (C200) for a line that the program checks itself */
export function confirmLine({ services, viewer }: Context, { line }: LawLineInput): Promise<void> {
  if (!lawLines.some(({ id, isConfirmed }) => id === line && isConfirmed))
    throw new AppError("invalid", { fields: { line: { key: "invalid" } } });
  const at = services.now();
  const said = { at, userId: viewer.id, userName: viewer.name || viewer.handle };
  return services.database.db.transaction(async (tx) => {
    const values = { line, ...said };
    await tx.insert(lawConfirmations).values(values).onConflictDoUpdate({ target: lawConfirmations.line, set: said });
    const change = { action: "create", noun: "law", label: line } as const;
    await recordChange(tx, { viewer, at }, { ...change, before: { confirmed: false }, after: { confirmed: true } });
  });
}

export function revokeLine({ services, viewer }: Context, { line }: LawLineInput): Promise<void> {
  return services.database.db.transaction(async (tx) => {
    const gone = await tx.delete(lawConfirmations).where(eq(lawConfirmations.line, line)).returning();
    if (gone.length === 0) return;
    const change = { action: "remove", noun: "law", label: line } as const;
    await recordChange(
      tx,
      { viewer, at: services.now() },
      { ...change, before: { confirmed: true }, after: { confirmed: false } },
    );
  });
}
