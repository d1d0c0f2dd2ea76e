import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import { emailOfVisitor, publicForm } from "#contract/fields/public-form.ts";
import { cleanText, email, id, isoDay, pageInput, version } from "#contract/fields/text.ts";

/** left: unsubscribed by a link or an administrator. refused: the mail server rejected the address. */
export const subscriberStates = ["requested", "confirmed", "left", "refused"] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const issueStates = ["draft", "sending", "paused", "sent"] as const;
export type IssueState = (typeof issueStates)[number];

export const recipientStates = ["waiting", "sending", "sent", "refused", "uncertain"] as const;
export type RecipientState = (typeof recipientStates)[number];

/** The version of the consent text beside the checkbox. It changes together with that text (legal.md L23). */
export const CONSENT_VERSION = "2026-11";

const language = z.enum(["de", "en"]);

export const subscribeInput = publicForm({ email: emailOfVisitor });
export type SubscribeInput = z.output<typeof subscribeInput>;

export const newsletterTokenInput = z.object({ token: cleanText.pipe(z.string().min(1).max(100)) });

export const listSubscribersInput = z.object({
  ...pageInput,
  states: z.array(z.enum(subscriberStates)).max(subscriberStates.length).default([]),
});
export type ListSubscribersInput = z.output<typeof listSubscribersInput>;

export const subscriberAnswer = z.object({
  id: z.string(),
  email: z.string(),
  language,
  state: z.enum(subscriberStates),
  source: z.enum(["form", "import"]),
  sourceNote: z.string(),
  sourceDay: z.string().nullable(),
  textVersion: z.string(),
  requested: z.string(),
  confirmed: z.string().nullable(),
  ended: z.string().nullable(),
  refusal: z.string().nullable(),
});
export type Subscriber = z.output<typeof subscriberAnswer>;

export const subscriberIdsInput = z.object({ ids: z.array(id).min(1).max(limits.batchIds) });

/** Mail addresses that were collected outside of this site. The site asks each of them for confirmation by mail. */
export const importSubscribersInput = z.object({
  addresses: z.array(email).min(1).max(limits.importedAddresses),
  source: plainLine(limits.textLength, 1),
  day: isoDay,
  language,
});
export type ImportSubscribersInput = z.output<typeof importSubscribersInput>;

const html = cleanText.pipe(z.string().max(limits.contentBlockLength));
const texts = { subject: plainLine(limits.textLength), html };

export const createIssueInput = z.object({ ...texts, en: z.object(texts).nullable().default(null) });
export type CreateIssueInput = z.output<typeof createIssueInput>;

export const updateIssueInput = z
  .object({ ...texts, en: z.object(texts).nullable() })
  .partial()
  .extend({ id, version: version.optional() });
export type UpdateIssueInput = z.output<typeof updateIssueInput>;

export const issueIdInput = z.object({ id });
export const issuePageInput = z.object({ limit: pageInput.limit, skip: pageInput.skip });
/** If a colleague has changed the text, `version` is outdated, and the issue is not sent. */
export const startIssueInput = z.object({ id, version });

const counts = z.object(
  Object.fromEntries(recipientStates.map((state) => [state, z.number()])) as Record<RecipientState, z.ZodNumber>,
);
export type RecipientCounts = z.output<typeof counts>;

export const issueAnswer = z.object({
  id: z.string(),
  subject: z.string(),
  html: z.string(),
  en: z.object({ subject: z.string(), html: z.string() }).nullable(),
  state: z.enum(issueStates),
  created: z.string(),
  updated: z.string(),
  started: z.string().nullable(),
  finished: z.string().nullable(),
  lastError: z.string().nullable(),
  counts,
  version: z.number(),
});
export type Issue = z.output<typeof issueAnswer>;

export const listRecipientsInput = z.object({
  issueId: id,
  limit: pageInput.limit,
  skip: pageInput.skip,
  states: z.array(z.enum(recipientStates)).max(recipientStates.length).default([]),
});
export type ListRecipientsInput = z.output<typeof listRecipientsInput>;

export const pickEntriesInput = z.object({ ids: z.array(id).min(1).max(20) });
/** `de` and `en`: HTML that is appended to an issue. */
export type PickedEntries = { count: number; de: string; en: string };

export const testIssueInput = z.object({ id, language });
export const retryIssueInput = z.object({
  id,
  states: z
    .array(z.enum(["uncertain", "refused"]))
    .min(1)
    .max(2),
});
