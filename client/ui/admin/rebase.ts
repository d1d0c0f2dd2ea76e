// A form that somebody is typing in, moved onto what somebody else has stored meanwhile. Pure.

/** Without the keys that rows have on the screen. */
export const plain = (form: unknown): string =>
  JSON.stringify(form, (key, value: unknown) => (key === "row" || key === "key" ? "" : value));

type Rows = readonly object[];

const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) && value.every((row) => row !== null && typeof row === "object");

/**
 * What was typed stays; what nobody has touched is as it is stored now.
 * @param base what the form began with @param stored the form of what is stored now
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

/** Rows that others have added come, and those that they have removed go, unless somebody has written in them here. */
function rebasedRows(form: Rows, base: Rows, stored: Rows): object[] {
  const known = (rows: Rows) => new Set(rows.map(plain));
  const [typed, begun, now] = [known(form), known(base), known(stored)];
  const kept = form.filter((row) => now.has(plain(row)) || !begun.has(plain(row)));
  const added = stored.filter((row) => !begun.has(plain(row)) && !typed.has(plain(row)));
  return [...kept, ...added];
}
