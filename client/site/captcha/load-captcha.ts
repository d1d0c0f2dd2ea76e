// Loads the captcha and its texts when a form is used or seen: pages without a form in sight do not need them.
import type { ComponentType, Ref } from "react";
import type { CaptchaForm, CaptchaInput, Challenge } from "#contract/captcha.ts";
import { addLateTexts } from "../../i18n.ts";
import { isServer } from "../../screen.tsx";

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
};

let loaded: ComponentType<CaptchaProps> | null = null;

/** null until it is loaded. */
export const loadedCaptcha = (): ComponentType<CaptchaProps> | null => loaded;

export async function loadCaptcha(): Promise<ComponentType<CaptchaProps>> {
  const [{ Captcha }] = await Promise.all([import("./Captcha.tsx"), isServer ? null : loadTexts()]);
  return (loaded = Captcha);
}

async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const texts = isEnglish ? import("#locales/en/forms.json") : import("#locales/de/forms.json");
  addLateTexts("forms", (await texts).default);
}
