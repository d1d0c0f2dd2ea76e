// The errors of a refused form: at the fields that the server names, otherwise above them.
import { useReason } from "../../language/reason.ts";
import { refusalOf } from "../../api/trpc.ts";

export type FormErrors = {
  message: string | null;
  fields: Record<string, string>;
  /** The link that led to the form was used or is too old (C103): nothing can be filled in. */
  isSpent?: boolean;
};

export const noErrors: FormErrors = { message: null, fields: {} };

/** Converts the error of a mutation to texts for people. */
export function useFormErrors(): (error: unknown) => FormErrors {
  const reasonOf = useReason();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal?.fields) return { message: null, fields: refusal.fields };
    return { message: reasonOf(error), fields: {}, isSpent: refusal?.code === "C103" };
  };
}
