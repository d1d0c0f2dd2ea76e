// Guests' pages as compressed bytes, for as long as nothing that guests see has changed.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { ConsentKind } from "#contract/consent.ts";
import type { Database } from "#db/open.ts";
import { findNextPublishDate } from "../entries/store.ts";
import { alwaysListening, type ContentListener, listenToContent } from "./content-listener.ts";

const MAX_BYTES = 64_000_000;

export type Encoding = "br" | "gzip" | "identity";

export type MadePage = { html: string; /** What its Content-Security-Policy depends on. */ asked: ConsentKind[] };

/** One page in each encoding, with the tag that its bytes have (a strong ETag differs by encoding). */
export type CachedPage = {
  encoded: Record<Encoding, { bytes: Buffer; etag: string }>;
  asked: ConsentKind[];
};

export type PageCache = {
  /**
   * The page of a key, from the cache or made anew; one that is being made is waited for, not made twice.
   * @param make gives the page, or null for what is no page to keep (an error, a redirect)
   */
  getOrMake: (key: string, make: () => Promise<MadePage | null>) => Promise<CachedPage | null>;
  /** What was cached last, however old: for when the database does not answer. */
  findStale: (key: string) => CachedPage | null;
  close: () => Promise<void>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function encode(html: string): Promise<CachedPage["encoded"]> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compressGzip(identity, { level: 9 }),
  ]);
  const hash = createHash("sha256").update(identity).digest("base64url");
  return {
    identity: { bytes: identity, etag: `"${hash}"` },
    br: { bytes: br, etag: `"${hash}-br"` },
    gzip: { bytes: gzipped, etag: `"${hash}-gz"` },
  };
}

type Kept = { page: CachedPage; generation: number };

/** @param postgresUrl where other processes may change things too; undefined on the embedded database */
export function openPageCache(database: Database, postgresUrl: string | undefined, log: Logger): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => Object.values(page.encoded).reduce((sum, { bytes }) => sum + bytes.length, 0),
  });
  // What is older than the last change stays as a stale page, but is not served as long as the database answers.
  let generation = 0;
  const change = (): void => void (generation += 1);
  database.contentListeners.add(change);
  const listener: ContentListener =
    postgresUrl === undefined ? alwaysListening : listenToContent(postgresUrl, log, change);
  const inFlight = new Map<string, Promise<CachedPage | null>>();

  const makeAndKeep = async (key: string, make: () => Promise<MadePage | null>): Promise<CachedPage | null> => {
    const begun = generation;
    const begunAt = new Date();
    const made = await make();
    if (made === null) return null;
    const [encoded, nextPublishDate] = await Promise.all([
      encode(made.html),
      findNextPublishDate(database.db, begunAt),
    ]);
    const page = { encoded, asked: made.asked };
    // Something changed meanwhile: what was read may be older than that.
    if (begun !== generation) return page;
    const ttl =
      nextPublishDate === null ? 0 : Math.max(1, Math.min(nextPublishDate.getTime() - Date.now(), 2 ** 31 - 1));
    pages.set(key, { page, generation }, { ttl });
    return page;
  };

  return {
    getOrMake: (key, make) => {
      const kept = pages.get(key);
      if (kept?.generation === generation && listener.isListening()) return Promise.resolve(kept.page);
      // Joined only by those who came before the next change: a later reader must see what was written before it asked.
      const flight = `${generation} ${key}`;
      const making = inFlight.get(flight) ?? makeAndKeep(key, make).finally(() => inFlight.delete(flight));
      inFlight.set(flight, making);
      return making;
    },
    findStale: (key) => pages.get(key, { allowStale: true })?.page ?? null,
    close: async () => {
      database.contentListeners.delete(change);
      await listener.close();
    },
  };
}
