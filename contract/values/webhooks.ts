import { HOUR_MS, MINUTE_MS } from "./time.ts";

export const webhookTypes = [
  "entry.published",
  "entry.withdrawn",
  "order.placed",
  "order.paid",
  "order.shipped",
  "order.cancelled",
  "message.received",
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The type of a test. No webhook chooses it, because a test goes to one webhook. */
export const TEST_TYPE = "webhook.test";

/** `status`: an answer outside 2xx. `off`: the webhook was switched off before the delivery. */
export const webhookProblems = ["unreachable", "timeout", "notPublic", "redirect", "status", "off"] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** The pauses after the first, second … failed attempt. The delivery is given up after the last one. */
export const webhookPausesMs: readonly number[] = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  24 * HOUR_MS,
];
