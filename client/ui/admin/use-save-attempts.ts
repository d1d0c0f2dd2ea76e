// Tries to save: errors are shown at their fields, a newer version by someone else as a conflict.
import { useState } from "react";
import { refusalOf } from "../../api/trpc.ts";

/** The version that someone else stored, and the data of the attempt. */
export type Conflict<Current, About> = { current: Current; about: About };

type Attempt<Errors, About> = {
  send: () => Promise<void>;
  /** Data of the attempt, for a conflict. */
  about: About;
  /** The server's errors by the path of their field → the form's errors. */
  errorsOf: (fields: Record<string, string>) => Errors;
  /** Reports errors that the fields do not show. */
  onRefused: (error: unknown, errors: Errors) => void;
};

/** @param none the form's errors object without errors */
export function useSaveAttempts<Current, Errors, About>(none: Errors) {
  const [errors, setErrors] = useState(none);
  const [conflict, setConflict] = useState<Conflict<Current, About> | null>(null);
  const attempt = async ({ send, about, errorsOf, onRefused }: Attempt<Errors, About>): Promise<void> => {
    setErrors(none);
    setConflict(null);
    try {
      await send();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        setConflict({ current: refusal.current as Current, about });
        return;
      }
      const found = refusal?.fields ? errorsOf(refusal.fields) : none;
      setErrors(found);
      onRefused(error, found);
    }
  };
  return { errors, setErrors, conflict, endConflict: () => setConflict(null), attempt };
}
