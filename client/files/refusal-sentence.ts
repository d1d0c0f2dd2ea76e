// Why a request was refused, in one sentence: preferably that of a field, which is more specific.
import { useReason } from "../language/reason.ts";
import { refusalOf } from "../api/trpc.ts";

export function useRefusalSentence(): (error: unknown) => string {
  const reasonOf = useReason();
  return (error) => {
    const [fieldSentence] = Object.values(refusalOf(error)?.fields ?? {});
    return fieldSentence ?? reasonOf(error);
  };
}
