import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { type EnglishMode, englishModes } from "./english-mode.ts";
import { olderParts } from "./older.ts";

type Props = { editing: Editing; mode: EnglishMode; onMode: (mode: EnglishMode) => void };

export function LanguageBar({ editing, mode, onMode }: Props) {
  const { t } = useTranslation("admin");
  const { session, change, history } = editing;
  const older = olderParts(session.stored, session.draft).length;
  const has = session.draft.en !== null;
  const remove = (): void => {
    change({ type: "withoutEnglish" });
    onMode("de");
    notify(t("english.removed"), "good", { label: t("undo"), run: history.undo });
  };
  if (!has && mode === "de")
    return (
      <div className={styles.bar}>
        <Button tone="plain" onPress={() => onMode("both")}>
          <Icon name="plus" />
          {t("english.create")}
        </Button>
      </div>
    );
  return (
    <div className={styles.bar}>
      <Choice
        label={t("english.mode")}
        value={mode}
        options={englishModes.map((value) => ({ value, label: t(`english.modes.${value}`) }))}
        onChange={onMode}
      />
      <span role="status">{older > 0 && t("english.olderCount", { count: older })}</span>
      {has && mode !== "de" && (
        <Button tone="plain" onPress={remove}>
          {t("english.remove")}
        </Button>
      )}
    </div>
  );
}
