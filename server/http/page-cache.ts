// Guests' pages as compressed bytes, for as long as nothing that guests see has changed.
import type { ConsentKind } from "#contract/consent.ts";
import { type ContentCache, createContentCache } from "../content/cache.ts";
import type { ContentClock } from "../content/clock.ts";
import { boundOfBytes, type EncodedText } from "./encoded-text.ts";

const MAX_BYTES = 64_000_000;

export type CachedPage = {
  text: EncodedText;
  /** What its Content-Security-Policy depends on. */ asked: ConsentKind[];
};

/** By language and address. */
export type PageCache = ContentCache<CachedPage>;

export function createPageCache(clock: ContentClock): PageCache {
  return createContentCache<CachedPage>(clock, { maxBytes: MAX_BYTES, bytesOf: ({ text }) => boundOfBytes(text) });
}
