// What is new, or what is coming, in the middle of a page: the site keeps it up to date.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";

const count = z.number().int().min(1).max(limits.listedInBlock);

export const comingEventsFields = { type: z.literal("comingEvents"), count };
export const latestNewsFields = { type: z.literal("latestNews"), count };
