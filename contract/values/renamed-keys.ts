/** Renames keys at every depth, for JSON that earlier releases have written. */
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
