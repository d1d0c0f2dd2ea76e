// Renames keys of JSON that an earlier release has stored. Without zod, because guests load this file.

/** A copy of JSON with new names for the keys of its objects, at every depth. */
export function renamedKeys(given: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(given)) return given.map((part) => renamedKeys(part, names));
  if (typeof given !== "object" || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, part]) => [
      Object.hasOwn(names, key) ? (names[key] ?? key) : key,
      renamedKeys(part, names),
    ]),
  );
}
