import { createHmac, randomBytes } from "node:crypto";
import { TEST_TYPE, webhookPausesMs } from "#contract/values/webhooks.ts";

const PREFIX = "whsec_";
/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const makeSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;

type Sent = { id: string; seconds: number; body: string };

/** Standard Webhooks 1.0.0, symmetric signature. */
export function headersOf(secret: string, { id, seconds, body }: Sent): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature}`,
  };
}

/** @returns null after the last attempt; a test has only one */
export function nextAttemptAfter(type: string, attempts: number, now: Date): Date | null {
  const pause = type === TEST_TYPE ? undefined : webhookPausesMs[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** The host stands in logs and in the privacy notice, because the rest of the address may contain a key. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");
