import type { CommandContext } from "../../kernel/context.ts";
import { isDiskFull } from "../../kernel/errors.ts";

/** If the disk is full, releases the reserve and retries once, so that users can make space by removing files. */
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
