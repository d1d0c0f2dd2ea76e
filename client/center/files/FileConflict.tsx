// Shows the file as someone else saved it meanwhile, and asks which texts to keep.
import { useTranslation } from "react-i18next";
import { tagLabel } from "../../files/tag-label.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import styles from "./FileDetails.module.css";
import type { FileDetailsEditing } from "./use-file-details.ts";

export function FileConflict({ editing: { conflict, endConflict, adopt, save } }: { editing: FileDetailsEditing }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  return (
    <Dialog isOpen={conflict !== null} onClose={endConflict} title={admin("conflict.title")}>
      <p>{t("details.conflictText")}</p>
      {conflict && (
        <div className={styles.theirs}>
          <h3>{admin("conflict.theirs")}</h3>
          <p>{conflict.name}</p>
          {conflict.alt.decorative ? <p>{admin("pictures.decorative")}</p> : <p>{conflict.alt.de}</p>}
          {!conflict.alt.decorative && <p>{conflict.alt.en}</p>}
          {conflict.tags.length > 0 && <p>{conflict.tags.map(tagLabel).join(", ")}</p>}
          {conflict.consent && <p>{conflict.consent.basis}</p>}
        </div>
      )}
      <DialogActions>
        <Button onPress={endConflict}>{admin("conflict.goOn")}</Button>
        <Button onPress={() => conflict && adopt(conflict)}>{admin("conflict.takeTheirs")}</Button>
        <Button tone="primary" onPress={() => conflict && void save(conflict.version)}>
          {admin("conflict.saveMine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
