import { addLateTexts } from "./i18n.ts";

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("../../locales/*/late/*.json", { import: "default" });

/**
 * Loads files of locales/{language}/late/ in the page's language. The server already has all texts, so this function
 * does nothing on the server.
 */
export async function loadLateTexts(...names: string[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const language = document.documentElement.lang === "en" ? "en" : "de";
  await Promise.all(
    names.map(async (name) => {
      const load = files[`../../locales/${language}/late/${name}.json`];
      if (!load) throw new Error(`locales/${language}/late/ has no ${name}.json`);
      addLateTexts(name, await load());
    }),
  );
}
