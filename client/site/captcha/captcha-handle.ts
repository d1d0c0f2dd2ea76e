// What a public form knows of its captcha.
import type { Ref } from "react";
import type { CaptchaForm, CaptchaInput, Challenge } from "#contract/fields/captcha.ts";

export type CaptchaHandle = {
  /** Whether a picture is chosen, or the way without pictures has ended. */
  isAnswered: () => boolean;
  /** What the form sends; waits until a choice of pictures is old enough to be a person's. */
  take: () => Promise<CaptchaInput | undefined>;
  /** New pictures, after a refusal. */
  renew: () => void;
};

export type CaptchaProps = {
  form: CaptchaForm;
  error: string | undefined;
  /** A challenge that came with the page. */
  first: Challenge | null;
  handle: Ref<CaptchaHandle>;
  /** Called when it is answered, however that turns out. */
  onAnswer: () => void;
};
