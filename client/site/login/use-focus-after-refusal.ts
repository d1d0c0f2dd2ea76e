// Moves the focus to the first field with an error when a form was refused.
import { type RefObject, useEffect } from "react";
import type { FormErrors } from "./form-errors.ts";

/** Without an invalid field, the password gets the focus; without any field, the way back. */
const places = ["[aria-invalid]", "[type=password]", "input", "button"];

/** @param errors a new object for every refusal */
export function useFocusAfterRefusal(form: RefObject<HTMLFormElement | null>, errors: FormErrors): void {
  useEffect(() => {
    if (errors.message === null && Object.keys(errors.fields).length === 0) return;
    const found = places.map((place) => form.current?.querySelector<HTMLElement>(place));
    found.find(Boolean)?.focus();
  }, [form, errors]);
}
