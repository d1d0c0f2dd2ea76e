/**
 * Serialises a form without the keys that identify its rows on the screen. The order of fields does not count, because
 * the server may answer in another order than it was asked.
 */
export const plain = (form: unknown): string =>
  JSON.stringify(form, (key, value: unknown) => {
    if (key === "row" || key === "key") return "";
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
  });

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

type Rows = readonly object[];

const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) && value.every((row) => row !== null && typeof row === "object");

/**
 * Changed fields keep their typed values. Unchanged fields get the stored values.
 * @param base the form at the start of editing
 * @param stored the form of the stored version
 */
export function rebased<Form extends object>(form: Form, base: Form, stored: Form): Form {
  const fields = Object.keys(form) as (keyof Form)[];
  return Object.fromEntries(
    fields.map((name) => {
      const [typed, begun, now] = [form[name], base[name], stored[name]];
      if (plain(typed) === plain(begun)) return [name, now];
      if (isRows(typed) && isRows(begun) && isRows(now)) return [name, rebasedRows(typed, begun, now)];
      return [name, typed];
    }),
  ) as Form;
}

/**
 * Adds rows that other users have added. Removes rows that other users have removed, unless this user has edited them.
 */
function rebasedRows(form: Rows, base: Rows, stored: Rows): object[] {
  const known = (rows: Rows) => new Set(rows.map(plain));
  const [typed, begun, now] = [known(form), known(base), known(stored)];
  const kept = form.filter((row) => now.has(plain(row)) || !begun.has(plain(row)));
  const added = stored.filter((row) => !begun.has(plain(row)) && !typed.has(plain(row)));
  return [...kept, ...added];
}
