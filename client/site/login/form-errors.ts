import { useReason } from "../../language/reason.ts";
import { refusalOf } from "../../api/trpc.ts";

export type FormErrors = {
  message: string | null;
  fields: Record<string, string>;
  /** True if the link was used or has expired (C103). The form then has no fields. */
  isSpent?: boolean;
};

export const noErrors: FormErrors = { message: null, fields: {} };

export function useFormErrors(): (error: unknown) => FormErrors {
  const reasonOf = useReason();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal?.fields) return { message: null, fields: refusal.fields };
    return { message: reasonOf(error), fields: {}, isSpent: refusal?.code === "C103" };
  };
}
