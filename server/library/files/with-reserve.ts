import type { CommandContext } from "../../kernel/context.ts";
import { isDiskFull } from "../../kernel/errors.ts";

/** On a full disk, removals release the reserve and are retried once, because users make space by removing files. */
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
