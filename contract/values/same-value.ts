// Whether two values say the same: drafts, forms, and what was read of them.

type Parts = Record<string, unknown>;

/**
 * Compares values as they would be sent. A part that is undefined is as if it were not there, and parts that both share
 * are not looked at: of two drafts, only what was changed between them is compared.
 * @param ignored names of parts that do not count, at any depth
 */
export function isSameValue(one: unknown, other: unknown, ignored: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => ignored.includes(name) || isSameValue(one[name], other[name], ignored));
}

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
