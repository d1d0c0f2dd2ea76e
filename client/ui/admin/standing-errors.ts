// Selects the errors of a form whose fields still have the refused values.
import { isSameValue } from "#contract/values/same-value.ts";

export type ErrorsByPath = Readonly<Record<string, string>>;

/** The remaining errors of an earlier refusal. They do not move the focus. */
const remainders = new WeakSet<object>();

export const isRemainder = (errors: object): boolean => remainders.has(errors);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The value of the field that an error names. If the form has a list as text, the server's path is deeper than the
 * form. Then the value at the last known part of the path counts. undefined if the form does not have the first part.
 */
function valueAt(form: object, path: string): unknown {
  if (Object.hasOwn(form, path)) return (form as Record<string, unknown>)[path];
  let value: unknown = form;
  for (const key of path.split(".")) {
    if (!isObject(value)) return value;
    if (!Object.hasOwn(value, key)) return value === form ? undefined : value;
    value = value[key];
  }
  return value;
}

/** @returns the same object if every field with an error is unchanged */
export function standingErrors<Errors extends ErrorsByPath>(errors: Errors, refused: object, form: object): Errors {
  const isStanding = (path: string): boolean => isSameValue(valueAt(refused, path), valueAt(form, path));
  const all = Object.entries(errors);
  const standing = all.filter(([path]) => isStanding(path));
  if (standing.length === all.length) return errors;
  const left = Object.fromEntries(standing) as Errors;
  remainders.add(left);
  return left;
}
