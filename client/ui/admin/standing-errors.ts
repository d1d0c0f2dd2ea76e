import { isSameValue } from "#contract/values/same-value.ts";

export type ErrorsByPath = Readonly<Record<string, string>>;

/** Errors that remain from an earlier refusal. The focus does not move to their fields. */
const remainders = new WeakSet<object>();

export const isRemainder = (errors: object): boolean => remainders.has(errors);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The value of the field that an error names. The form may store a list as text; then the last existing part of the
 * server's path counts.
 * @returns undefined if the form lacks the first part
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
