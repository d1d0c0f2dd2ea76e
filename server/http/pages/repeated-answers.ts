// Repeats cached answers to guests without Fastify, because Fastify's hooks cost more than the rest of the answer. The
// request must have the same URL, host and encodings as an earlier request.
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { Services } from "../../kernel/context.ts";
import { contentTopics } from "../../kernel/publication/topics.ts";
import { addressGroup } from "../guard/address.ts";
import { countView } from "./count-view.ts";
import { logAnswer } from "../log-requests.ts";
import { observeAnswer, type ObserveRequest } from "../metrics/observe-requests.ts";
import { REQUEST_ID, requestIdOf } from "../request-id.ts";

declare module "fastify" {
  interface FastifyInstance {
    rememberAnswer?: (request: IncomingMessage, answer: KeptAnswer) => void;
  }
}

export type KeptAnswer = {
  head: OutgoingHttpHeaders;
  bytes: Buffer;
  counted: string | null;
  /** The pattern of the route that made the answer. */
  route: string;
};

type Trust = false | ((address: string, hop: number) => boolean);
type Asked = { signature: string; generation: number };

/**
 * Maximum size of the cache. It is small, because the caches of pages and feeds already contain most of these bytes.
 */
const MOST_BYTES = 16_000_000;
const HEAD_BYTES = 2_000;
const LONGEST_SIGNATURE = 600;

/** Answers may depend on these headers. So Fastify handles each request that contains one of them. */
const decisive = [
  "authorization",
  "cookie",
  "if-none-match",
  "if-modified-since",
  "range",
  "content-length",
  "transfer-encoding",
];

/**
 * @param isOpen false while the site opens or stops
 * @param trust the value of Fastify's `trustProxy`
 * @param observe receives the duration of each repeated answer
 */
export function repeatAnswers(
  app: FastifyInstance,
  services: Pick<Services, "clock" | "figures" | "log" | "visits" | "now" | "publicUrl">,
  isOpen: () => boolean,
  trust: Trust,
  observe: ObserveRequest | null,
): void {
  const { clock, figures } = services;
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES / 16,
    sizeCalculation: ({ bytes }) => bytes.length + HEAD_BYTES,
  });
  const asked = new WeakMap<IncomingMessage, Asked>();
  let generation = -1;
  const addressOf = (request: IncomingMessage): string =>
    (trust === false ? request.socket.remoteAddress : proxyAddress(request, trust)) ?? "";

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { head, bytes, counted, route }: KeptAnswer,
  ): void => {
    const { method = "GET", headers } = request;
    const ip = addressOf(request);
    if (counted !== null)
      countView({ method, headers, cookies: {}, context: { address: addressGroup(ip) } }, services, counted);
    const id = requestIdOf(headers, trust !== false);
    if (observe !== null) observeAnswer(response, route, observe);
    logAnswer(services.log, { id, request, ip }, response);
    response.writeHead(200, { ...head, [REQUEST_ID]: id }).end(bytes);
  };

  const find = (request: IncomingMessage): KeptAnswer | undefined => {
    const signature = signatureOf(request);
    if (signature === null || !isOpen()) return undefined;
    const now = clock.generation(contentTopics);
    if (now !== generation) answers.clear();
    generation = now;
    const answer = clock.isTrusted() ? answers.get(signature) : undefined;
    figures.count(answer ? "repeatedAnswerHit" : "repeatedAnswerMiss");
    if (!answer) asked.set(request, { signature, generation });
    return answer;
  };

  const listeners = app.server.listeners("request") as RequestListener[];
  app.server.removeAllListeners("request").on("request", (request: IncomingMessage, response: ServerResponse) => {
    const answer = find(request);
    if (answer) return send(request, response, answer);
    for (const listener of listeners) listener(request as Parameters<RequestListener>[0], response as never);
  });
  app.decorate("rememberAnswer", (request: IncomingMessage, answer: KeptAnswer) => {
    const known = asked.get(request);
    // If content has changed since the request began, the answer may be stale, so it is not cached.
    if (!known || known.generation !== clock.generation(contentTopics) || known.generation !== generation) return;
    answers.set(known.signature, answer);
  });
}

function signatureOf({ method, url = "", headers }: IncomingMessage): string | null {
  if (method !== "GET") return null;
  for (const name of decisive) if (headers[name] !== undefined) return null;
  const signature = `${headers["accept-encoding"] ?? ""}\n${headers.host ?? ""}\n${url}`;
  return signature.length <= LONGEST_SIGNATURE ? signature : null;
}
