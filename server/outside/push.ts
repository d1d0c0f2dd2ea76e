// The package web-push encrypts (RFC 8291) and signs (RFC 8292). This file sends the request: with a timeout, without
// redirects, and not to private addresses.
import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { publicLookup } from "./public-lookup.ts";

const TIMEOUT_MS = 10_000;

export type Push = {
  device: { endpoint: string; p256dh: string; auth: string };
  /** Keys in base64url. `subject` is the operator's contact for push services, as an https: or mailto: URL. */
  site: { publicKey: string; privateKey: string; subject: string };
  payload: string;
  ttlSeconds: number;
  /** A newer message replaces an older one with the same topic, if the push service has not delivered it yet. */
  topic: string;
};

export type PushService = {
  /** @returns the answer of the push service; status 0 if it is unreachable */
  send: (push: Push) => Promise<{ status: number; retryAfterSeconds: number | null }>;
};

/** @param ownOrigin PUSH_API_BASE, the only origin that may be in the server's own network */
export function openPush(ownOrigin: string | undefined): PushService {
  return {
    send: async (push) => {
      const details = await encrypted(push);
      try {
        return await post(details, new URL(details.endpoint).origin === ownOrigin);
      } catch {
        return { status: 0, retryAfterSeconds: null };
      }
    },
  };
}

type Details = { endpoint: string; headers: Record<string, string>; body: Buffer };

/** web-push is imported on first use, so that the start of the site does not wait for it. */
async function encrypted({ device, site, payload, ttlSeconds, topic }: Push): Promise<Details> {
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: site,
    TTL: ttlSeconds,
    urgency: "normal",
    topic,
    contentEncoding: "aes128gcm",
  });
  if (body === null) throw new Error("nothing was encrypted");
  return { endpoint, headers: headers as Record<string, string>, body };
}

function post({ endpoint, headers, body }: Details, mayBeAtHome: boolean) {
  const send = endpoint.startsWith("https:") ? httpsRequest : httpRequest;
  const options = {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(mayBeAtHome ? {} : { lookup: publicLookup }),
  };
  return new Promise<Awaited<ReturnType<PushService["send"]>>>((resolve, reject) => {
    const request = send(endpoint, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfterSeconds: retryAfterOf(answer) });
      answer.destroy();
    });
    request.on("error", reject);
    request.end(body);
  });
}

function retryAfterOf({ headers }: IncomingMessage): number | null {
  const said = headers["retry-after"];
  if (said === undefined) return null;
  const seconds = /^\d{1,9}$/u.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
