import type { i18n } from "i18next";
import { loadAdminTexts } from "../../ui/admin/admin-texts.ts";
import type { Language } from "../../language/i18n.ts";
import type { Overlay } from "../../site/overlay.tsx";
import { AdminLayer } from "./AdminLayer.tsx";
import { EditableArticle } from "../../entry-editor/EditableArticle.tsx";
import { NewEntryButton } from "./NewEntryButton.tsx";

export async function loadOverlay(texts: i18n, language: Language): Promise<Overlay> {
  await loadAdminTexts(texts, language);
  return { AdminLayer, EditableArticle, NewEntryButton };
}
