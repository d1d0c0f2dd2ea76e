import type { TFunction } from "i18next";
import { notify } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import type { Languages } from "./LanguageBar.tsx";

/** The change that removes an entry's English texts. Undo restores them. null if no English texts are shown. */
export function englishRemoval(
  { session, change, history }: Editing,
  { mode, onMode }: Languages,
  t: TFunction<"admin">,
): (() => void) | null {
  if (session.draft.en === null || mode === "de") return null;
  return () => {
    change({ type: "withoutEnglish" });
    onMode("de");
    notify(t("english.removed"), "good", { label: t("undo"), run: history.undo });
  };
}
