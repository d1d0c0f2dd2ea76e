// The parts of the admin layer on the public site; editors load them with their texts.
import type { i18n } from "i18next";
import type { ComponentType } from "react";
import type { ListTag } from "#contract/values/pages.ts";
import { loadAdminTexts } from "../../ui/admin/admin-texts.ts";
import type { Language } from "../../language/i18n.ts";
import type { ShowArticle } from "../../site/entries/Article.tsx";
import type { ArticleData } from "../../site/entries/article-data.ts";
import { AdminLayer } from "./AdminLayer.tsx";
import { EditableArticle } from "../../entry-editor/EditableArticle.tsx";
import { isGuestView } from "./guest-view.ts";
import { NewEntryButton } from "./NewEntryButton.tsx";

export type Overlay = {
  /** The bar above the page, the password dialog, and the notices. */
  AdminLayer: ComponentType;
  /** Replaces the view of an entry, and can be switched to editing it. */
  EditableArticle: ComponentType<{ article: ArticleData; show: ShowArticle; isSplash: boolean }>;
  NewEntryButton: ComponentType<{ list: ListTag }>;
  /** Only the bar is there: the page is as guests see it. */
  isOff: boolean;
};

export async function loadOverlay(texts: i18n, language: Language): Promise<Overlay> {
  const [editor] = await Promise.all([
    language === "en" ? import("#locales/en/editor.json") : import("#locales/de/editor.json"),
    loadAdminTexts(texts, language),
  ]);
  texts.addResourceBundle(language, "editor", editor.default);
  return { AdminLayer, EditableArticle, NewEntryButton, isOff: isGuestView() };
}
