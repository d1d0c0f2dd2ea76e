type Parts = Record<string, unknown>;

/**
 * Deep equality of JSON values: an undefined property equals a missing one. Identical objects are not visited, so
 * comparing two drafts costs only as much as their difference.
 * @param ignored names of properties that are skipped at any depth
 */
export function isSameValue(one: unknown, other: unknown, ignored: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => ignored.includes(name) || isSameValue(one[name], other[name], ignored));
}

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
