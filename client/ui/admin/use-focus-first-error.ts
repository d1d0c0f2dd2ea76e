// Moves the focus to the first field with an error.
import { type RefObject, useEffect } from "react";

/** @param errors by field; a new object for every refusal */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, errors]);
}
