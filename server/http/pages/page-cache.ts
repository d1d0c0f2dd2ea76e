import type { ConsentKind } from "#contract/values/consent.ts";
import { type ContentCache, createContentCache } from "../../kernel/publication/cache.ts";
import type { ContentClock } from "../../kernel/publication/clock.ts";
import { contentTopics } from "../../kernel/publication/topics.ts";
import { boundOfBytes, type EncodedText } from "../answers/encoded-text.ts";

const MAX_BYTES = 64_000_000;

export type CachedPage = {
  text: EncodedText;
  /** Third parties that the Content-Security-Policy allows after consent. */
  asked: ConsentKind[];
  inlineStyle: string;
  counted: string | null;
};

export type PageCache = ContentCache<CachedPage>;

export function createPageCache(clock: ContentClock, onLookup: (isHit: boolean) => void): PageCache {
  const bounds = { maxBytes: MAX_BYTES, bytesOf: ({ text }: CachedPage) => boundOfBytes(text) };
  return createContentCache<CachedPage>(clock, contentTopics, bounds, onLookup);
}
