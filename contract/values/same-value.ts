type Parts = Record<string, unknown>;

export function isSameValue(one: unknown, other: unknown, ignored: readonly string[] = []): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => ignored.includes(name) || isSameValue(one[name], other[name], ignored));
}

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
