import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import styles from "./ConflictDialog.module.css";
import { Dialog, DialogActions } from "./Dialog.tsx";

type Props<Stored> = {
  edited: {
    conflict: Stored | null;
    endConflict: () => void;
    adopt: (theirs: Stored) => void;
    saveMine: (theirs: Stored) => Promise<unknown>;
  };
  text: string;
  isWide?: boolean;
  children?: (theirs: Stored) => ReactNode;
};

export function ConflictDialog<Stored>({ edited, text, isWide = false, children }: Props<Stored>) {
  const { t } = useTranslation("admin");
  const { conflict, endConflict, adopt, saveMine } = edited;
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={t("conflict.title")} isWide={isWide}>
      <p>{text}</p>
      {conflict && children?.(conflict)}
      <DialogActions>
        <Button onPress={endConflict}>{t("conflict.goOn")}</Button>
        <Button onPress={() => conflict && adopt(conflict)}>{t("conflict.takeTheirs")}</Button>
        <Button tone="primary" onPress={() => conflict && void saveMine(conflict)}>
          {t("conflict.saveMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function Theirs({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.theirs}>
      <h3>{t("conflict.theirs")}</h3>
      {children}
    </div>
  );
}
