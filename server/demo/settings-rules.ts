// Settings without what the demo wrote: field by field, because people change some of them. Pure.
import { isDeepStrictEqual } from "node:util";

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);

/** Switches are no content: what people use meanwhile must not go off. */
const stays = (key: string): boolean => key === "enabled" || key === "components" || key === "paymentsources";

/**
 * Each part of a value that is still as the one was becomes as the other is; the others stay.
 * @param from what a part must be to be changed @param to what it becomes
 */
export function exchanged(current: unknown, from: unknown, to: unknown): unknown {
  if (isPlain(current) && isPlain(from) && isPlain(to))
    return Object.fromEntries(
      Object.entries(current).map(([key, value]) => [
        key,
        stays(key) || !(key in from) || !(key in to) ? value : exchanged(value, from[key], to[key]),
      ]),
    );
  // Texts of pages: each is one of its own.
  if (isListOfPages(current) && isListOfPages(from) && isListOfPages(to)) return exchangedPages(current, from, to);
  return isDeepStrictEqual(current, from) ? to : current;
}

type OfPage = { path: string };

const isListOfPages = (value: unknown): value is OfPage[] =>
  Array.isArray(value) && value.every((item) => isPlain(item) && typeof item["path"] === "string");

function exchangedPages(current: OfPage[], from: OfPage[], to: OfPage[]): OfPage[] {
  const paths = new Set(current.map(({ path }) => path));
  const kept = current.flatMap((page) => {
    const isAsFrom = from.some((one) => isDeepStrictEqual(one, page));
    return isAsFrom ? to.filter(({ path }) => path === page.path) : [page];
  });
  // What is in `to` alone comes only where `from` had nothing: nobody has written there since.
  const added = to.filter(({ path }) => !paths.has(path) && !from.some((one) => one.path === path));
  return [...kept, ...added];
}
