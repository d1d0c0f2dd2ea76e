// Loads the part with its texts; the server has all texts.
import type { ComponentType } from "react";
import { addLateTexts } from "../../language/i18n.ts";
import { Follow } from "./Follow.tsx";

export async function loadFollow(): Promise<ComponentType> {
  const isEnglish = document.documentElement.lang === "en";
  const texts = isEnglish ? await import("#locales/en/follow.json") : await import("#locales/de/follow.json");
  addLateTexts("follow", texts.default);
  return Follow;
}
