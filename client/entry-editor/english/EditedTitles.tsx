import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { EditableTitle } from "../EditableTitle.tsx";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { useEnglishMode } from "./english-mode.ts";
import { OlderMark } from "./OlderMark.tsx";
import { TITLE } from "./older.ts";

type Props = {
  editing: Editing;
  isNew: boolean;
  isCreated: boolean;
  takesFocus: boolean;
};

export function EditedTitles({ editing, isNew, isCreated, takesFocus }: Props) {
  const { t, i18n } = useTranslation("admin");
  const mode = useEnglishMode();
  const { draft } = editing.session;
  const { errors } = editing.saving;
  const german = (
    <EditableTitle
      title={draft.title}
      error={errors.title}
      isNew={isNew}
      takesFocus={takesFocus}
      onChange={(title) => editing.change({ type: "title", title })}
    />
  );
  if (mode === "de") return german;
  return (
    <div className={layout.tightStack}>
      {mode === "both" && german}
      <div lang={i18n.language} className={styles.fields}>
        <p className={styles.head}>
          <span>{t("english.short")}</span>
          <OlderMark id={TITLE} name={t("editor.title")} editing={editing} />
        </p>
        <EditableTitle
          isEnglish
          title={draft.en?.title ?? ""}
          error={errors.en}
          isNew={false}
          takesFocus={isCreated || (takesFocus && mode === "en")}
          onChange={(title) => editing.change({ type: "englishTitle", title })}
        />
      </div>
    </div>
  );
}
