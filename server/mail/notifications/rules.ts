import { createHash, ECDH } from "node:crypto";

/** The push services of browsers (security.md 9). The site sends requests only to these and to PUSH_API_BASE. */
const services = [
  /^fcm\.googleapis\.com$/u,
  /^updates\.push\.services\.mozilla\.com$/u,
  /^[\w.-]+\.push\.apple\.com$/u,
  /^[\w.-]+\.notify\.windows\.com$/u,
];

export function isPushService(endpoint: string, ownBase: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== "" || url.password !== "") return false;
  if (url.origin === ownBase) return true;
  return url.protocol === "https:" && url.port === "" && services.some((service) => service.test(url.hostname));
}

export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", undefined, "uncompressed").length === 65;
  } catch {
    return false;
  }
}

/** By this hash, a browser finds its own row in the list of devices. The endpoint itself is secret and long. */
export const markOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("hex").slice(0, 32);

/**
 * The site retries no notice older than this. The push service drops an undelivered notification after this time (TTL).
 */
export const NEWS_SECONDS = 86_400;

/** Minutes to wait after the first, second … failure. After one more failure, the notice is not retried. */
const retryMinutes = [1, 5, 15, 60, 180, 360];
const LEAST_WAIT_SECONDS = 30;

const waitOf = (seconds: number): number => Math.min(NEWS_SECONDS, Math.max(LEAST_WAIT_SECONDS, seconds));

/** `status` is 0 if the push service was unreachable. */
export type PushAnswer = { status: number; retryAfterSeconds: number | null };

export type Verdict =
  | { is: "sent" }
  | { is: "gone" }
  | { is: "later"; seconds: number; problem: string }
  /** The notice is not retried. */
  | { is: "refused"; problem: string };

export function verdictOf({ status, retryAfterSeconds }: PushAnswer, attempts: number): Verdict {
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 404 || status === 410) return { is: "gone" };
  const problem = status === 0 ? "unreachable" : String(status);
  // With status 429, the number of retries is not limited. The notice waits until it is too old.
  const tries = status === 429 ? Math.min(attempts, retryMinutes.length) : attempts;
  const minutes = status === 0 || status === 429 || status >= 500 ? retryMinutes[tries - 1] : undefined;
  if (minutes === undefined) return { is: "refused", problem };
  return { is: "later", problem, seconds: waitOf(retryAfterSeconds ?? minutes * 60) };
}
