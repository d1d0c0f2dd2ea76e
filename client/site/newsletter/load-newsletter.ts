// Loads the pages of the newsletter with their texts and those of forms.
import type { ComponentType } from "react";
import { loadFormTexts } from "../forms/late-texts.ts";

const texts = {
  de: () => import("#locales/de/subscribe.json"),
  en: () => import("#locales/en/subscribe.json"),
};

const loadTexts = () => (import.meta.env.SSR ? null : loadFormTexts("subscribe", texts));

export async function loadNewsletter(): Promise<ComponentType> {
  const [{ NewsletterPage }] = await Promise.all([import("./NewsletterPage.tsx"), loadTexts()]);
  return NewsletterPage;
}

export async function loadLeaving(): Promise<ComponentType> {
  const [{ LeavePage }] = await Promise.all([import("./LeavePage.tsx"), loadTexts()]);
  return LeavePage;
}
