// Taking last year's programme over into the next year.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { id } from "#contract/fields/text.ts";

const year = z.int().min(1990).max(2200);

/** The year whose events are copied into the next one. */
export const seasonInput = z.object({ year });
export const takeOverInput = seasonInput.extend({ ids: z.array(id).min(1).max(limits.batchIds) });

/** An event as it would be in the next year. */
export type SeasonEvent = {
  id: string;
  title: string;
  date: string;
  newDate: string;
  /** Whether there is one with that title in the next year already. */
  isThere: boolean;
};
