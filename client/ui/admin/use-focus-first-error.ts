import { type RefObject, useEffect } from "react";
import { isRemainder } from "./standing-errors.ts";

/** A group cannot have aria-invalid, so it has a data attribute. Its first button gets the focus. */
const firstError = "[aria-invalid=true], fieldset[data-invalid] button";

/** @param errors by field; a new object for every refusal, which triggers the focus */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    // A user who has just corrected a field stays in it.
    if (Object.keys(errors).length > 0 && !isRemainder(errors))
      form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [form, errors]);
}
