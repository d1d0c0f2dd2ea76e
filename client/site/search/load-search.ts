// Loads the search with its texts.
import { addLateTexts } from "../../language/i18n.ts";

async function loadTexts(): Promise<void> {
  if (import.meta.env.SSR) return;
  const isEnglish = document.documentElement.lang === "en";
  const texts = isEnglish ? await import("#locales/en/search.json") : await import("#locales/de/search.json");
  addLateTexts("search", texts.default);
}

export async function loadSearch() {
  const [{ SearchPage }] = await Promise.all([import("./SearchPage.tsx"), loadTexts()]);
  return SearchPage;
}
