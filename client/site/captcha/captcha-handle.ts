import type { Ref } from "react";
import type { CaptchaForm, CaptchaInput, Challenge } from "#contract/fields/captcha.ts";

export type CaptchaHandle = {
  isAnswered: () => boolean;
  /**
   * Returns the captcha's input for the server. The function first waits, because the server refuses answers that are
   * too fast for people.
   */
  take: () => Promise<CaptchaInput | undefined>;
  renew: () => void;
};

export type CaptchaProps = {
  form: CaptchaForm;
  error: string | undefined;
  first: Challenge | null;
  handle: Ref<CaptchaHandle>;
  /** Called when the captcha is answered, even if the answer is wrong. */
  onAnswer: () => void;
};
