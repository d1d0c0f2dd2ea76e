import { type RefObject, useEffect } from "react";
import { isRemainder } from "./standing-errors.ts";

/**
 * A group cannot have `aria-invalid`, so an invalid group has a data attribute, and its first button gets the focus.
 */
const firstError = "[aria-invalid=true], fieldset[data-invalid] button";

/** The error is below the field, where the bar with 'Speichern' and the notices may cover it. */
const BELOW_PX = 220;

/** @param errors by field; each refusal passes a new object, which moves the focus */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    // If the user has just corrected a field, the focus stays there.
    if (Object.keys(errors).length === 0 || isRemainder(errors)) return;
    const field = form.current?.querySelector<HTMLElement>(firstError);
    field?.focus();
    if (field && field.getBoundingClientRect().bottom > window.innerHeight - BELOW_PX)
      field.scrollIntoView({ block: "center" });
  }, [form, errors]);
}
