import { useReason } from "../../language/reason.ts";
import { refusalOf } from "../../api/refusal.ts";

export type FormErrors = {
  message: string | null;
  fields: Record<string, string>;
  /** True if the link was used or has expired (C103). The form then has no fields. */
  isSpent?: boolean;
};

export const noErrors: FormErrors = { message: null, fields: {} };

/** Errors that remain while the user corrects the form. They do not move the focus. */
const remainders = new WeakSet<FormErrors>();

export const isRemainder = (errors: FormErrors): boolean => remainders.has(errors);

/**
 * Called while the user types in the field `name`. @returns the remaining errors; the same object if all of them remain
 */
export function withoutMended(errors: FormErrors, name: string): FormErrors {
  const { [name]: mended, ...fields } = errors.fields;
  if (errors.isSpent || (mended === undefined && errors.message === null)) return errors;
  const left = { message: null, fields };
  remainders.add(left);
  return left;
}

export function useFormErrors(): (error: unknown) => FormErrors {
  const reasonOf = useReason();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal?.fields) return { message: null, fields: refusal.fields };
    return { message: reasonOf(error), fields: {}, isSpent: refusal?.code === "C103" };
  };
}
