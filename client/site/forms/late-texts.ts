// Loads the texts of a form in the language of the page, with those of all forms; the server has all texts.
import { addLateTexts } from "../../language/i18n.ts";

type Texts = { default: Record<string, unknown> };

export async function loadFormTexts(name: string, load: { de: () => Promise<Texts>; en: () => Promise<Texts> }) {
  const isEnglish = document.documentElement.lang === "en";
  const [own, forms] = await Promise.all([
    isEnglish ? load.en() : load.de(),
    isEnglish ? import("#locales/en/forms.json") : import("#locales/de/forms.json"),
  ]);
  addLateTexts(name, own.default);
  addLateTexts("forms", forms.default);
}
