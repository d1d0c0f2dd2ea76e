import { z } from "zod";
import { id, pageInput } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";

/**
 * waiting: will be sent or retried at `nextAttempt`. refused: the mail server rejected the mail, or all attempts
 * failed. uncertain: the server process ended during the last attempt, so the mail may have been sent.
 */
export const mailStates = ["waiting", "sent", "refused", "uncertain"] as const;
export type MailState = (typeof mailStates)[number];

export const listMailsInput = z.object({
  ...pageInput,
  states: z.array(z.enum(mailStates)).max(mailStates.length).default([]),
});
export type ListMailsInput = z.output<typeof listMailsInput>;

export const sendMailsAgainInput = z.object({ ids: z.array(id).min(1).max(limits.batchIds) });

export const mailAnswer = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  created: z.string(),
  sent: z.string().nullable(),
  attempts: z.number(),
  nextAttempt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type Mail = z.output<typeof mailAnswer>;
