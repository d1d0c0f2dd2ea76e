// Sends a webhook: to public addresses only, without redirects, within 10 s. The name is resolved once, and the
// connection goes to the address that was checked.
import { lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./own-network.ts";
import { isOwnAddress, NotPublic, publicLookupBy, type Resolve } from "./public-lookup.ts";

const TIMEOUT_MS = 10_000;
const LOOKUP_MS = 5_000;

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/** A status without a problem is 2xx. */
export type WebhookAnswer =
  | { status: number; problem: null }
  | { status: number; problem: "redirect" | "status" }
  | { status: null; problem: "unreachable" | "timeout" | "notPublic" };

export type WebhookSender = (request: WebhookRequest) => Promise<WebhookAnswer>;

/**
 * @param base WEBHOOK_BASE, which replaces the origin of every target and may be in the server's own network
 * @param resolve replaced in tests, which have no name server
 */
export function openWebhookSender(base: string | undefined, resolve: Resolve = lookup): WebhookSender {
  return async ({ url, headers, body }) => {
    if (!URL.canParse(url)) return { status: null, problem: "unreachable" };
    const target = new URL(url);
    if (isOwnName(target.hostname)) return { status: null, problem: "notPublic" };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const from = base === undefined ? { lookup: publicLookupBy(resolve) } : {};
      return answerOf(await post(movedTo(target, base), { headers, body, signal, ...from }));
    } catch (error) {
      if (error instanceof NotPublic) return { status: null, problem: "notPublic" };
      return { status: null, problem: signal.aborted ? "timeout" : "unreachable" };
    }
  };
}

function movedTo(target: URL, base: string | undefined): URL {
  if (base === undefined) return target;
  const to = new URL(base);
  // Resolving the path against the base would read a path that begins with two slashes as a host.
  to.pathname = target.pathname;
  to.search = target.search;
  return to;
}

function answerOf(status: number): WebhookAnswer {
  if (status >= 200 && status < 300) return { status, problem: null };
  return { status, problem: status >= 300 && status < 400 ? "redirect" : "status" };
}

type Posting = { headers: Record<string, string>; body: string; signal: AbortSignal; lookup?: LookupFunction };

/** Reads no byte of the answer's body. */
function post(url: URL, { headers, body, ...more }: Posting): Promise<number> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const options = {
    method: "POST",
    headers: { ...headers, "user-agent": "webhooks/1", "content-length": String(Buffer.byteLength(body)) },
    // A connection of its own. A kept connection could lead to an address that was resolved for another request.
    agent: false,
    ...more,
  } as const;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    // Without a listener, Node closes the connection of an upgrade with neither an answer nor an error.
    request.on("upgrade", (answer, socket) => {
      resolve(answer.statusCode ?? 0);
      socket.destroy();
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** True for literals that are not public, and for names that only a local network resolves. */
export function isOwnName(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/gu, "")) !== 0) return isOwnAddress(hostname);
  const name = hostname.replace(/\.$/u, "");
  return !name.includes(".") || /\.(?:localhost|local|internal|home\.arpa)$/u.test(name);
}

/**
 * Finds out before the first delivery that an address cannot be used. A name server that does not answer now is no
 * reason to refuse an address, because each delivery is checked again.
 */
export async function findAddressProblem(
  url: string,
  base: string | undefined,
  resolve: Resolve = lookup,
): Promise<"notPublic" | "unknown" | null> {
  const { hostname } = new URL(url);
  if (isOwnName(hostname)) return "notPublic";
  if (base !== undefined || isIP(hostname.replace(/^\[|\]$/gu, "")) !== 0) return null;
  const found = await Promise.race([resolved(hostname, resolve), afterLookupTime()]);
  if (found === null) return null;
  if (found.length === 0) return "unknown";
  return found.every((address) => isPublicAddress(address)) ? null : "notPublic";
}

/** @returns null if no name server answers */
function resolved(hostname: string, resolve: Resolve): Promise<string[] | null> {
  return new Promise((done) => {
    resolve(hostname, { all: true }, (error, found) => {
      if (error) done(error.code === "ENOTFOUND" ? [] : null);
      else done(found.map(({ address }) => address));
    });
  });
}

const afterLookupTime = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), LOOKUP_MS).unref();
  });
