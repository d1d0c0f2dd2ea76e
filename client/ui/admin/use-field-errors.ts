import { useState } from "react";
import { refusalOf } from "../../api/refusal.ts";
import { useNotifyError } from "./notices.tsx";
import { useStandingErrors } from "./use-standing-errors.ts";

export type FieldErrors = Readonly<Record<string, string>>;

const none: FieldErrors = {};

/**
 * @param known the names of the form's fields
 * @param values the current values; changing a field removes its error
 * @param texts sentences for error codes that belong to a field, such as C101 for the password
 */
export function useFieldErrors(
  known: readonly string[],
  values: object,
  texts: Readonly<Record<string, FieldErrors>> = {},
) {
  const [found, setErrors] = useState(none);
  const errors = useStandingErrors(found, values);
  const notifyError = useNotifyError();
  const show = (error: unknown): void => {
    const refusal = refusalOf(error);
    const said = (refusal && texts[refusal.code]) ?? refusal?.fields ?? none;
    const shown = Object.fromEntries(Object.entries(said).filter(([field]) => known.includes(field)));
    setErrors(shown);
    if (Object.keys(shown).length === 0) notifyError(error);
  };
  return { errors, setErrors, show, clear: () => setErrors(none) };
}
