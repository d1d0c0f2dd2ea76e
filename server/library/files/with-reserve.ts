// Removals on a full disk.
import type { CommandContext } from "../../kernel/context.ts";
import { isDiskFull } from "../../kernel/errors.ts";

/** Does the work. If the disk is full, gives the reserve up for it and tries again: removing is how people make room. */
export async function withReserve<Result>(
  { services: { reserve } }: CommandContext<"reserve">,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDiskFull(error) || !(await reserve.giveUp())) throw error;
    return work();
  }
}
