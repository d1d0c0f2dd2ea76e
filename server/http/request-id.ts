// The id of a request, which its answer, its log line and the message of an unexpected error contain.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const REQUEST_ID = "x-request-id";

const plain = /^[A-Za-z0-9-]{1,64}$/u;

/** @param isBehindProxy true if TRUST_PROXY names proxies; only their ids are taken over */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers[REQUEST_ID];
  return isBehindProxy && typeof given === "string" && plain.test(given) ? given : randomUUID();
}
