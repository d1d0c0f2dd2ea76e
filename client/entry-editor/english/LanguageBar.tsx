import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { type EnglishMode, englishModes } from "./english-mode.ts";
import { olderParts } from "./older.ts";

export type Languages = { mode: EnglishMode; onMode: (mode: EnglishMode) => void };

type Props = {
  editing: Editing;
  languages: Languages;
  /** Closes the surrounding menu before the page asks for the English texts. */
  onCreate?: (create: () => void) => void;
};

export function LanguageBar({ editing, languages: { mode, onMode }, onCreate = (create) => create() }: Props) {
  const { t } = useTranslation("admin");
  const { session, onlyGerman } = editing;
  if (onlyGerman) return null;
  const older = olderParts(session.stored, session.draft).length;
  if (session.draft.en === null && mode === "de")
    return (
      <div className={styles.bar}>
        <Button tone="plain" onPress={() => onCreate(() => onMode("both"))}>
          <Icon name="plus" />
          {t("english.create")}
        </Button>
      </div>
    );
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.olderCount}>
        {older > 0 && t("english.olderCount", { count: older })}
      </span>
      <Choice
        isLabelHidden
        label={t("english.mode")}
        value={mode}
        options={englishModes.map((value) => ({ value, label: t(`english.modes.${value}`) }))}
        onChange={onMode}
      />
    </div>
  );
}
