// What a page says of the form that was sent to it without JavaScript; the client reads it from the page's state.
import type { Challenge } from "#contract/fields/captcha.ts";

export type SentForm = {
  /** The page's status. */
  status: number;
  /** The form has arrived: the page thanks. */
  isDone: boolean;
  /** Everything that was typed, by the names of the fields; of a form that has arrived what the thanks name. */
  values: Record<string, string>;
  /** What is wrong with the fields, by their names; and with the whole. */
  errors: Record<string, string>;
  message: string | null;
  challenge: Challenge | null;
  /** Nothing is wrong: the sender confirms in a second step. */
  isToConfirm: boolean;
};
