import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { version } from "#contract/fields/text.ts";

export const newsletterSettings = z.object({
  /** Mails per hour. 0: as fast as the mail server accepts them. */
  perHour: z.number().int().min(0).max(limits.mailsPerHour),
});
export type NewsletterSettings = z.output<typeof newsletterSettings>;

export const defaultNewsletterSettings: NewsletterSettings = { perHour: 0 };

export const updateNewsletterSettingsInput = newsletterSettings.extend({ version: version.optional() });
export type UpdateNewsletterSettingsInput = z.output<typeof updateNewsletterSettingsInput>;

export type NewsletterSettingsAnswer = NewsletterSettings & { version: number };
