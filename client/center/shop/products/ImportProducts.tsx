import { useTranslation } from "react-i18next";
import { FileTrigger } from "react-aria-components";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import field from "../../../ui/admin/Field.module.css";
import { Icon } from "../../../ui/admin/icons.tsx";
import styles from "./Import.module.css";
import { ImportPreview } from "./ImportPreview.tsx";
import { useImport } from "./use-import.ts";

export function ImportProducts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("sales");
  const { t: admin } = useTranslation("admin");
  const { preview, problem, isReading, isTaking, choose, take, forget } = useImport(onClose);
  const close = (): void => {
    forget();
    onClose();
  };
  const count = preview ? preview.created.length + preview.changed.length : 0;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t("csv.title")} isWide>
      <div className={styles.body}>
        <p>{t("csv.intro")}</p>
        <FileTrigger
          acceptedFileTypes={[".csv", ".txt", "text/csv"]}
          onSelect={(files) => files?.[0] && choose(files[0])}
        >
          <Button isDisabled={isReading || isTaking}>
            <Icon name="upload" />
            {t(preview ? "csv.another" : "csv.choose")}
          </Button>
        </FileTrigger>
        <p role="status">{isReading ? t("csv.reading") : preview && t("csv.summary", countsOf(preview))}</p>
        {problem !== null && (
          <p role="alert" className={field.error}>
            {problem}
          </p>
        )}
        {preview && <ImportPreview preview={preview} />}
      </div>
      <DialogActions>
        <Button onPress={close}>{admin("cancel")}</Button>
        {preview && (
          <Button tone="primary" isDisabled={isTaking || count === 0} onPress={take}>
            {t("csv.take", { count })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function countsOf({ created, changed, unchanged, refused }: NonNullable<ReturnType<typeof useImport>["preview"]>) {
  return { created: created.length, changed: changed.length, unchanged, refused: refused.length };
}
