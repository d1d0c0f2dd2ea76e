import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { type TEST_TYPE, type WebhookProblem, type WebhookType, webhookTypes } from "#contract/values/webhooks.ts";
import { cleanText, fieldKeys, id, pageInput } from "#contract/fields/text.ts";

/** A user name in the address would be a second secret, which the site stores unsealed. */
function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return protocol === "https:" && username === "" && password === "" && hash === "";
}

const url = cleanText
  .transform((value) => value.trim())
  .pipe(z.string().min(1, { error: fieldKeys.required, abort: true }).max(limits.urlLength))
  .refine(isWebhookUrl, { error: fieldKeys.webhookUrl, abort: true })
  .transform((value) => new URL(value).href);

const types = z
  .array(z.enum(webhookTypes))
  .min(1, { error: fieldKeys.webhookTypes })
  .max(50)
  .transform((given) => webhookTypes.filter((type) => given.includes(type)));

export const createWebhookInput = z.object({ url, types });
export type CreateWebhookInput = z.output<typeof createWebhookInput>;

export const updateWebhookInput = z.object({
  id,
  version: z.int().optional(),
  url: url.optional(),
  types: types.optional(),
  enabled: z.boolean().optional(),
});
export type UpdateWebhookInput = z.output<typeof updateWebhookInput>;

export const webhookInput = z.object({ id });

export const listDeliveriesInput = z.object({ ...pageInput, id });
export type ListDeliveriesInput = z.output<typeof listDeliveriesInput>;

/** The secret is shown only once. The name of the id is the one of contract.md section 4b. */
export type NewWebhook = { _id: string; secret: string };

export type Webhook = {
  id: string;
  url: string;
  types: WebhookType[];
  enabled: boolean;
  /** False after a restore. */
  hasSecret: boolean;
  failingSince: string | null;
  lastDelivered: string | null;
  /** Deliveries without a further attempt. */
  givenUp: number;
  created: string;
  version: number;
};

export type WebhookDelivery = {
  id: string;
  type: WebhookType | typeof TEST_TYPE;
  created: string;
  state: "waiting" | "delivered" | "givenUp";
  attempts: number;
  nextAttempt: string | null;
  lastAttempt: string | null;
  status: number | null;
  problem: WebhookProblem | null;
};
