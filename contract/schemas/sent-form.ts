// The result of a form that was sent without JavaScript; the client reads it from the page's state.
import type { Challenge } from "#contract/fields/captcha.ts";

export type SentForm = {
  /** The id of the block with the form; null for the page's own form. */
  block: string | null;
  status: number;
  isDone: boolean;
  /** The typed values by field name. After a success, only the values that the confirmation text mentions. */
  values: Record<string, string>;
  /** The key is the field name. `message` is the error of the whole form. */
  errors: Record<string, string>;
  message: string | null;
  challenge: Challenge | null;
  /** The form is valid, and the visitor must confirm it in a second step. */
  isToConfirm: boolean;
};
