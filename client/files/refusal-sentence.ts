// Why a request was refused, in one sentence: the sentence of a field if there is one, because it says more.
import { useReason } from "../language/reason.ts";
import { refusalOf } from "../api/trpc.ts";

export function useRefusalSentence(): (error: unknown) => string {
  const reasonOf = useReason();
  return (error) => {
    const [fieldSentence] = Object.values(refusalOf(error)?.fields ?? {});
    return fieldSentence ?? reasonOf(error);
  };
}
