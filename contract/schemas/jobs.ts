import { z } from "zod";
import { cleanText } from "#contract/fields/text.ts";

export const jobNames = [
  "mail",
  "newsletter",
  "push",
  "map",
  "video",
  "payment",
  "refund",
  "share",
  "webhook",
] as const;
export type JobName = (typeof jobNames)[number];

export const retryJobInput = z.object({ name: z.enum(jobNames), id: cleanText.pipe(z.string().min(1).max(200)) });
export type RetryJobInput = z.output<typeof retryJobInput>;

export type FailedJob = { name: JobName; id: string; at: string };
