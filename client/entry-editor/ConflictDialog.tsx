import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import styles from "./ConflictDialog.module.css";
import { ConflictVersion } from "./ConflictVersion.tsx";
import type { Editing } from "./use-editing.ts";

export function ConflictDialog({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { syncing, files } = editing;
  const { conflict, postpone, resolve } = syncing;
  return (
    <Dialog isOpen={conflict !== null} onClose={postpone} title={t("conflict.mergeTitle")} isWide>
      {conflict && (
        <>
          <p>{t("conflict.mergeText")}</p>
          <div className={styles.versions}>
            <ConflictVersion heading={t("conflict.mine")} draft={conflict.mine} other={conflict.theirs} files={files} />
            <ConflictVersion
              heading={t("conflict.theirs")}
              draft={conflict.theirs}
              other={conflict.mine}
              files={files}
            />
          </div>
          <DialogActions>
            <Button onPress={postpone}>{t("conflict.goOn")}</Button>
            <Button onPress={() => resolve("theirs")}>{t("conflict.takeOthers")}</Button>
            <Button tone="primary" onPress={() => resolve("mine")}>
              {t("conflict.takeMine")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
