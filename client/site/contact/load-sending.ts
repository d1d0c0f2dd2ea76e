// Loads the part of the contact form that sends it: captcha, checks, what is kept; and its texts.
import type { ComponentType } from "react";
import { addLateTexts } from "../../i18n.ts";
import { isServer } from "../../screen.tsx";
import type { SendingProps } from "./form-state.ts";

let loaded: ComponentType<SendingProps> | null = null;

/** null until it is loaded. */
export const loadedSending = (): ComponentType<SendingProps> | null => loaded;

export async function loadSending(): Promise<ComponentType<SendingProps>> {
  const [{ Sending }] = await Promise.all([import("./Sending.tsx"), isServer ? null : loadTexts()]);
  return (loaded = Sending);
}

async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const texts = isEnglish ? import("#locales/en/forms.json") : import("#locales/de/forms.json");
  addLateTexts("forms", (await texts).default);
}
