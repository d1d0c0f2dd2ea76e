import { type RefObject, useEffect } from "react";
import { type FormErrors, isRemainder } from "./form-errors.ts";

/**
 * The first existing element of this list gets the focus: an invalid field, the password, any field, the back button.
 */
const places = ["[aria-invalid]", "[type=password]", "input", "button"];

/** @param errors a new object for every refusal, which triggers the focus */
export function useFocusAfterRefusal(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
  useEffect(() => {
    if (isRemainder(errors)) return;
    if (errors.message === null && Object.keys(errors.fields).length === 0) return;
    const found = places.map((place) => form.current?.querySelector<HTMLElement>(place));
    found.find(Boolean)?.focus();
  }, [form, errors]);
}
