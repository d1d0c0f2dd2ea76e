import { useState } from "react";
import { type ErrorsByPath, standingErrors } from "./standing-errors.ts";

/**
 * Keeps each error of a refused form visible until the value of its field changes.
 * @param errors the errors of the last refusal; each refusal must pass a new object
 * @param form the values of the fields, by the paths of their errors
 */
export function useStandingErrors<Errors extends ErrorsByPath>(errors: Errors, form: object): Errors {
  const [held, setHeld] = useState({ errors, refused: form, shown: errors });
  const known = held.errors === errors ? held : { errors, refused: form, shown: errors };
  // If the user types the refused value again, the field shows no error until the next save.
  const shown = standingErrors(known.shown, known.refused, form);
  if (known !== held || shown !== known.shown) setHeld({ ...known, shown });
  return shown;
}
