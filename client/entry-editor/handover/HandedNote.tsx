import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { useMay } from "../../api/viewer.ts";
import { Button } from "../../ui/admin/Button.tsx";
import styles from "../panel/EditPanel.module.css";
import { NoteDialog } from "./NoteDialog.tsx";
import { useHandover } from "./use-handover.ts";

/** Editors read what the author wrote, and may give the draft back. The author reads that it waits. */
export function HandedNote({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { handed, handBack } = useHandover(id);
  const mayRelease = useMay("update", "entries");
  const [isAsked, setIsAsked] = useState(false);
  if (!handed) return null;
  const { by, at, note } = handed;
  if (!mayRelease) return <p className={styles.restored}>{t("handover.waits", { moment: formatMoment(at) })}</p>;
  return (
    <div className={styles.restored}>
      <p>
        {t("handover.asked", { by, moment: formatMoment(at) })}
        {note !== "" && <q>{note}</q>}
      </p>
      <Button tone="plain" onPress={() => setIsAsked(true)}>
        {t("handover.back")}
      </Button>
      <NoteDialog
        isOpen={isAsked}
        title={t("handover.backTitle")}
        text={t("handover.backText", { by })}
        label={t("handover.backNote")}
        confirmLabel={t("handover.back")}
        isBusy={handBack.isPending}
        onConfirm={(sent) => handBack.mutate({ id, note: sent }, { onSuccess: () => setIsAsked(false) })}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
