// Says in one sentence why a request was refused. The sentence of a field is preferred, because it is more specific.
import { useReason } from "../language/reason.ts";
import { refusalOf } from "../api/refusal.ts";

export function useRefusalSentence(): (error: unknown) => string {
  const reasonOf = useReason();
  return (error) => {
    const [fieldSentence] = Object.values(refusalOf(error)?.fields ?? {});
    return fieldSentence ?? reasonOf(error);
  };
}
