// The server renders the bar as a part of the page, so this file must not import the editor.
import { addLateTexts, type Language } from "../../language/i18n.ts";
import { writeBar } from "../../site/overlay.tsx";
import { AdminBar } from "./AdminBar.tsx";
import { isGuestView } from "./guest-view.ts";

/**
 * Loads the texts of the bar. The hydration must wait for these texts, because the first render contains the bar.
 * @returns true in the guest view
 */
export async function openBar(language: Language): Promise<boolean> {
  const texts = await (language === "en" ? import("#locales/en/admin/bar.json") : import("#locales/de/admin/bar.json"));
  addLateTexts("bar", texts.default);
  writeBar(AdminBar);
  return isGuestView();
}
