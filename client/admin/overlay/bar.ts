// The bar with its texts. It is a part of the page that the server renders, so this file imports no editor.
import { addLateTexts, type Language } from "../../language/i18n.ts";
import { writeBar } from "../../site/overlay.tsx";
import { AdminBar } from "./AdminBar.tsx";
import { isGuestView } from "./guest-view.ts";

/**
 * Must be complete before the hydration.
 *
 * @returns true in the guest view
 */
export async function openBar(language: Language): Promise<boolean> {
  const texts = await (language === "en" ? import("#locales/en/admin/bar.json") : import("#locales/de/admin/bar.json"));
  addLateTexts("bar", texts.default);
  writeBar(AdminBar);
  return isGuestView();
}
