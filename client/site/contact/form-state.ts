// What the parts of the contact form share: whether it is on its way, what is wrong with it, whether it has arrived.
import type { Dispatch, Ref, RefObject, SetStateAction } from "react";
import type { SentForm } from "#server/http/sent-form.ts";

export type FormState = {
  isBusy: boolean;
  isDone: boolean;
  /** By the names of the fields. */
  errors: Record<string, string>;
  /** What is wrong with the whole. */
  message: string | null;
};

export const untouched: FormState = { isBusy: false, isDone: false, errors: {}, message: null };

export function stateOf(sent: SentForm | null): FormState {
  return sent ? { ...untouched, isDone: sent.isDone, errors: sent.errors, message: sent.message } : untouched;
}

export type SendingHandle = { send: () => void };

/** The part that is loaded when the form is used. */
export type SendingProps = {
  form: RefObject<HTMLFormElement | null>;
  sent: SentForm | null;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
  handle: Ref<SendingHandle>;
  /** It was sent before this part was there. */
  isSentEarly: boolean;
};
