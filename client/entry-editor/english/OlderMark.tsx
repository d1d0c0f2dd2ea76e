import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import type { Editing } from "../use-editing.ts";
import styles from "./English.module.css";
import { olderParts } from "./older.ts";

type Props = {
  id: string;
  name: string;
  editing: Editing;
};

export function OlderMark({ id, name, editing: { session, change } }: Props) {
  const { t } = useTranslation("admin");
  if (!olderParts(session.stored, session.draft).includes(id)) return null;
  return (
    <span className={styles.older}>
      {t("english.older")}
      <Button
        tone="plain"
        aria-label={t("english.stillRightFor", { name })}
        onPress={() => change({ type: "confirm", id })}
      >
        {t("english.stillRight")}
      </Button>
    </span>
  );
}
