// Loads the page of a preview link with its texts.
import type { ComponentType } from "react";
import { addLateTexts } from "../../language/i18n.ts";

async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const texts = await (isEnglish ? import("#locales/en/preview.json") : import("#locales/de/preview.json"));
  addLateTexts("preview", texts.default);
}

export async function loadPreview(): Promise<ComponentType> {
  const [{ PreviewPage }] = await Promise.all([import("./PreviewPage.tsx"), import.meta.env.SSR ? null : loadTexts()]);
  return PreviewPage;
}
