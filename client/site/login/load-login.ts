// Loads the sign-in forms with their texts.
import { addLateTexts } from "../../language/i18n.ts";

export async function loadLogin() {
  const [{ LoginPage }] = await Promise.all([import("./LoginPage.tsx"), import.meta.env.SSR ? null : loadTexts()]);
  return LoginPage;
}

/** The server has all texts. */
async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const texts = await (isEnglish ? import("#locales/en/signin.json") : import("#locales/de/signin.json"));
  addLateTexts("signin", texts.default);
}
