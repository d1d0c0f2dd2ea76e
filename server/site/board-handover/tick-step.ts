import { eq } from "drizzle-orm";
import type { TickHandoverInput } from "#contract/schemas/board-handover.ts";
import { boardHandover } from "#db/schema/board-handover.ts";
import type { CommandContext } from "../../kernel/context.ts";

type Context = CommandContext<"database" | "now">;

/** Ticking a step off again keeps who did it first. */
export async function tickStep({ services, viewer }: Context, { step, isDone }: TickHandoverInput): Promise<void> {
  const { db } = services.database;
  if (isDone)
    await db.insert(boardHandover).values({ step, at: services.now(), userId: viewer.id }).onConflictDoNothing();
  else await db.delete(boardHandover).where(eq(boardHandover.step, step));
}

/** The next board begins with an empty list. */
export async function beginAnew({ services }: Context): Promise<void> {
  await services.database.db.delete(boardHandover);
}
