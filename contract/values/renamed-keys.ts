/**
 * A copy of JSON that an earlier release has stored, with new names for the keys of objects at every depth. Without
 * zod, because guests load this file.
 */
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
