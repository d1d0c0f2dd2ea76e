// Loads the pages of the newsletter with their texts and those of forms.
import type { ComponentType } from "react";
import { addLateTexts } from "../../i18n.ts";
import { isServer } from "../../screen.tsx";

export async function loadNewsletter(): Promise<ComponentType> {
  const [{ NewsletterPage }] = await Promise.all([import("./NewsletterPage.tsx"), isServer ? null : loadTexts()]);
  return NewsletterPage;
}

export async function loadLeaving(): Promise<ComponentType> {
  const [{ LeavePage }] = await Promise.all([import("./LeavePage.tsx"), isServer ? null : loadTexts()]);
  return LeavePage;
}

/** The server has all texts. */
async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const [page, forms] = await Promise.all(
    isEnglish
      ? [import("#locales/en/subscribe.json"), import("#locales/en/forms.json")]
      : [import("#locales/de/subscribe.json"), import("#locales/de/forms.json")],
  );
  addLateTexts("subscribe", page.default);
  addLateTexts("forms", forms.default);
}
