import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { id } from "#contract/fields/text.ts";

const year = z.int().min(1990).max(2200);

export const seasonInput = z.object({ year });
export const takeOverInput = seasonInput.extend({ ids: z.array(id).min(1).max(limits.batchIds) });

export type SeasonEvent = {
  id: string;
  title: string;
  date: string;
  newDate: string;
  isThere: boolean;
};
