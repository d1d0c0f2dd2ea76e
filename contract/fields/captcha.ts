// The captcha of public forms (contract.md section 4b).
import { z } from "zod";
import { fieldKeys } from "./text.ts";

export const motifs = ["key", "flag", "clock", "pencil", "notes", "heart", "planet", "cup", "cloud", "camera"] as const;
export type Motif = (typeof motifs)[number];

/** The forms with a captcha. Challenges contain the index of their form, so the order must not change. */
export const captchaForms = [
  "message",
  "newsletter",
  "guestbook",
  "comment",
  "withdrawal",
  "form",
  "takedown",
] as const;
export type CaptchaForm = (typeof captchaForms)[number];

export const challengeInput = z.object({
  form: z.enum(captchaForms).default("message"),
  /** True if the page cannot compute the proof. The challenge then also contains a written question. */
  isWritten: z.boolean().default(false),
});
export type ChallengeInput = z.output<typeof challengeInput>;

export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    data: z.record(z.string(), z.string()).optional(),
  }),
  signature: z.string().optional(),
});

export const challengeAnswer = z.object({
  id: z.string(),
  ask: z.enum(motifs),
  text: z.string(),
  pictures: z.array(z.object({ value: z.string(), url: z.string() })),
  proof: proofChallenge,
  question: z.string().nullable(),
});
export type Challenge = z.output<typeof challengeAnswer>;

/** The site's own ids and proofs are shorter than these limits, so longer values are forged. */
const given = (max: number) => z.string().min(1).max(max);
const id = given(500);

export const captchaInput = z.union([z.object({ id, answer: given(100) }), z.object({ id, proof: given(8_000) })], {
  error: fieldKeys.captchaRequired,
});
export type CaptchaInput = z.output<typeof captchaInput>;
