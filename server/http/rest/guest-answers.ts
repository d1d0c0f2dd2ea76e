// Caches the answers that guests get for public nouns. Scripts of all origins may read these answers.
import type { FastifyReply, FastifyRequest } from "fastify";
import { createContentCache } from "../../kernel/publication/cache.ts";
import type { Services } from "../../kernel/context.ts";
import { isGuests, openToAllOrigins } from "../guard/cross-origin.ts";
import { boundOfBytes, type EncodedText, encodedText } from "../answers/encoded-text.ts";
import { sendEncoded } from "../answers/send-encoded.ts";
import type { RestRow } from "./route.ts";

/** The cache is separate from the cache of pages, so that API clients cannot evict pages. */
const MAX_BYTES = 16_000_000;
/** Answers with longer keys are not cached, because anyone could fill the memory with long keys. */
const MAX_KEY_CHARACTERS = 500;
/**
 * Answers to requests with these parameters are not cached, because the parameters have an unlimited number of values.
 */
const uncachedKeys = ["q", "title", "from", "to", "since"];

const JSON_TYPE = "application/json; charset=utf-8";

export type RestText = { text: EncodedText; total: number | undefined };

export type GuestAnswers = {
  serves: (row: RestRow, request: FastifyRequest) => boolean;
  send: (
    row: RestRow,
    exchange: { request: FastifyRequest; reply: FastifyReply },
    make: () => Promise<{ text: string; total: number | undefined }>,
  ) => Promise<FastifyReply>;
};

export function createGuestAnswers({ clock }: Pick<Services, "clock">): GuestAnswers {
  const cache = createContentCache<RestText>(clock, ["entries", "files", "settings", "products"], {
    maxBytes: MAX_BYTES,
    bytesOf: ({ text }) => boundOfBytes(text),
  });
  return {
    serves: ({ isPublic = false }, request) => isPublic && isGuests(request),
    send: async (row, { request, reply }, make) => {
      openToAllOrigins(reply.header("vary", "Accept-Encoding, Cookie, Authorization"));
      const encoded = async (): Promise<RestText> => {
        const { text, total } = await make();
        return { text: encodedText(text), total };
      };
      const key = keyOf(row, request);
      const answer = key === null ? await encoded() : await cache.getOrMake(key, encoded);
      const { text, total } = answer;
      if (total !== undefined) void reply.header("x-total-count", total);
      return sendEncoded(request, reply, text, JSON_TYPE, key !== null && cache.holds(key, answer));
    },
  };
}

function keyOf(row: RestRow, request: FastifyRequest): string | null {
  const query = request.query as Record<string, unknown>;
  if (uncachedKeys.some((key) => Object.hasOwn(query, key))) return null;
  const { id = "" } = request.params as { id?: string };
  const known = Object.keys(row.query?.shape ?? {}).filter((name) => Object.hasOwn(query, name));
  const key = `${row.path} ${id} ${JSON.stringify(known.map((name) => [name, query[name]]))}`;
  return key.length <= MAX_KEY_CHARACTERS ? key : null;
}
