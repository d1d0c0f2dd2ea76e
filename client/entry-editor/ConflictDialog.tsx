// Shows both versions when someone else saved the entry meanwhile, and asks which one to keep.
import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import styles from "./ConflictDialog.module.css";
import { ConflictVersion } from "./ConflictVersion.tsx";
import { draftOf } from "./draft.ts";
import type { Editing } from "./use-editing.ts";

export function ConflictDialog({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { saving, dispatch, files } = editing;
  const { conflict, endConflict, save } = saving;
  const theirs = conflict && draftOf(conflict.current);
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={t("conflict.title")} isWide>
      {conflict && theirs && (
        <>
          <p>{t("conflict.text")}</p>
          <div className={styles.versions}>
            <ConflictVersion heading={t("conflict.mine")} draft={conflict.about.mine} other={theirs} files={files} />
            <ConflictVersion heading={t("conflict.theirs")} draft={theirs} other={conflict.about.mine} files={files} />
          </div>
          <DialogActions>
            <Button onPress={endConflict}>{t("conflict.goOn")}</Button>
            <Button
              onPress={() => {
                dispatch({ type: "load", entry: conflict.current });
                endConflict();
              }}
            >
              {t("conflict.takeTheirs")}
            </Button>
            <Button
              tone="primary"
              onPress={() => void save(conflict.about.kind, { version: conflict.current.version, isSure: true })}
            >
              {t("conflict.saveMine")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
