import { z } from "zod";
import type { languages } from "#contract/values/languages.ts";
import { limits } from "#contract/values/limits.ts";
import { id, pageInput } from "#contract/fields/text.ts";

export const suspiciousFormNames = ["message", "newsletter", "guestbook", "comment", "form", "takedown"] as const;
export type SuspiciousForm = (typeof suspiciousFormNames)[number];

export const listSuspiciousInput = z.object({
  limit: pageInput.limit,
  skip: pageInput.skip,
  form: z.enum(suspiciousFormNames).optional(),
});

export const acceptSuspiciousInput = z.object({ id });
export const removeSuspiciousInput = z.object({ ids: z.array(id).min(1).max(limits.batchIds) });

export type Suspicious = {
  id: string;
  form: SuspiciousForm;
  received: string;
  name: string;
  email: string;
  phone: string;
  text: string;
  language: (typeof languages)[number];
};
