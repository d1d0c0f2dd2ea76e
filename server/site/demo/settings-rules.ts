// Exchanges the demo's values in settings field by field, because users may have changed single fields.
import { isDeepStrictEqual } from "node:util";
import type { DemoSettings } from "#contract/values/demo.ts";

type Plain = Record<string, unknown>;

/** True if the value at this path must not change. */
export type Spared = (path: string) => boolean;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);

/** Fields that switch features on or off. They are never exchanged, because this would switch off features in use. */
const switches = new Set(["enabled", "components", "paymentsources"]);

/** The answers of a legal form are exchanged together. A mixture of old and new answers could be wrong. */
const isWhole = (path: string): boolean => /^legal\.\w+$/u.test(path);

const below = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/** Replaces each part of `current` that equals `from` by its counterpart in `to`; other parts stay. */
export function exchanged(
  current: unknown,
  { from, to, isSpared, path = "" }: { from: unknown; to: unknown; isSpared: Spared; path?: string },
): unknown {
  if (isPlain(current) && isPlain(from) && isPlain(to) && !isWhole(path))
    return Object.fromEntries(
      Object.entries(current).map(([key, value]) => {
        const at = below(path, key);
        const stays = switches.has(key) || !(key in from) || !(key in to) || isSpared(at);
        return [key, stays ? value : exchanged(value, { from: from[key], to: to[key], isSpared, path: at })];
      }),
    );
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
  const added = to.filter(({ path }) => !paths.has(path) && !from.some((one) => one.path === path));
  return [...kept, ...added];
}

export function lostParts(before: unknown, after: unknown, path = ""): unknown {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (isPlain(before) && isPlain(after) && !isWhole(path)) {
    const parts = Object.entries(before).map(([key, value]) => [key, lostParts(value, after[key], below(path, key))]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (isListOfPages(before) && isListOfPages(after))
    return before.filter((page) => !after.some((one) => isDeepStrictEqual(one, page)));
  return before;
}

export function joined(earlier: unknown, later: unknown): unknown {
  if (isPlain(earlier) && isPlain(later)) {
    const keys = new Set([...Object.keys(earlier), ...Object.keys(later)]);
    return Object.fromEntries([...keys].map((key) => [key, joined(earlier[key], later[key])]));
  }
  if (isListOfPages(earlier) && isListOfPages(later)) {
    const paths = new Set(later.map(({ path }) => path));
    return [...earlier.filter(({ path }) => !paths.has(path)), ...later];
  }
  return later ?? earlier;
}

const groups: readonly (readonly [RegExp, DemoSettings])[] = [
  [/^site\.address/u, "address"],
  [/^site\.(?:openingHours|closed)/u, "hours"],
  [/^site\.(?:footer|en)/u, "footer"],
  [/^site/u, "look"],
  [/^domain/u, "domain"],
  [/^meta/u, "seo"],
  [/^navigation/u, "menus"],
  [/^shop\.bankAccount/u, "account"],
  [/^shop/u, "terms"],
  [/^legal\.imprint/u, "imprint"],
  [/^legal\.privacy/u, "privacy"],
  [/^legal\.accessibility/u, "accessibility"],
];

export function groupsOf(parts: object): Set<DemoSettings> {
  const paths = Object.entries(parts).flatMap(([field, value]) =>
    isPlain(value) ? Object.keys(value).map((key) => below(field, key)) : [field],
  );
  return new Set(paths.map((path) => groups.find(([pattern]) => pattern.test(path))?.[1] ?? "texts"));
}
