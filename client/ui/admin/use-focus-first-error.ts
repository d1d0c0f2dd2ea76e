import { type RefObject, useEffect } from "react";
import { isRemainder } from "./standing-errors.ts";

/**
 * A group cannot have `aria-invalid`, so an invalid group has a data attribute, and its first button gets the focus.
 */
const firstError = "[aria-invalid=true], fieldset[data-invalid] button";

/** @param errors by field; each refusal passes a new object, which moves the focus */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    // If the user has just corrected a field, the focus stays there.
    if (Object.keys(errors).length > 0 && !isRemainder(errors))
      form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [form, errors]);
}
