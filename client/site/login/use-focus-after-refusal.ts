// Moves the focus to the first field with an error after a rejection.
import { type RefObject, useEffect } from "react";
import type { FormErrors } from "./form-errors.ts";

/** Without an invalid field, the password takes the focus; without any field, the back button. */
const places = ["[aria-invalid]", "[type=password]", "input", "button"];

/** @param errors a new object for every rejection */
export function useFocusAfterRefusal(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
  useEffect(() => {
    if (errors.message === null && Object.keys(errors.fields).length === 0) return;
    const found = places.map((place) => form.current?.querySelector<HTMLElement>(place));
    found.find(Boolean)?.focus();
  }, [form, errors]);
}
