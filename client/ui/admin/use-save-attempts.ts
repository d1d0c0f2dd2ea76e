// Tries to save something: what was refused is shown at its fields, someone else's newer version as a conflict.
import { useState } from "react";
import { refusalOf } from "../../trpc.ts";

/** Someone else's stored version, and what was to be stored over it. */
export type Conflict<Current, About> = { current: Current; about: About };

type Attempt<Errors, About> = {
  send: () => Promise<void>;
  /** What is kept of the attempt, for a conflict. */
  about: About;
  /** The server's sentences by the path of their field → where the form shows them. */
  errorsOf: (fields: Record<string, string>) => Errors;
  /** Said besides what the fields show. */
  onRefused: (error: unknown, errors: Errors) => void;
};

/** @param none what the form shows where nothing is wrong */
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
