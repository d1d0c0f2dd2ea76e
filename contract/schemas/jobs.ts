// Background work: the kinds of jobs, and those that were given up.
import { z } from "zod";
import { cleanText } from "#contract/fields/text.ts";

/** `server/registries/jobs.ts` says who does them. */
export const jobNames = ["mail", "newsletter", "push", "map", "video", "payment", "refund", "share"] as const;
export type JobName = (typeof jobNames)[number];

export const retryJobInput = z.object({ name: z.enum(jobNames), id: cleanText.pipe(z.string().min(1).max(200)) });
export type RetryJobInput = z.output<typeof retryJobInput>;

/** A job that nobody tries any more until a person says so; `at`: since when. */
export type FailedJob = { name: JobName; id: string; at: string };
