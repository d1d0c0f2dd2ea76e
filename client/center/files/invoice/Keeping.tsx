// Keeps the file of an invoice for eight years.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { trpc } from "../../../api/trpc.ts";
import { useMay } from "../../../api/viewer.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import styles from "./Invoice.module.css";

export function Keeping({ id, keepUntil }: { id: string; keepUntil: string | null }) {
  const { t } = useTranslation("invoice");
  const utils = trpc.useUtils();
  const mayKeep = useMay("update", "files");
  const mayRelease = useMay("update", "settings");
  const [isAsked, setIsAsked] = useState(false);
  const notifyError = useNotifyError();
  const told = (done: "kept" | "released") => ({
    onSuccess: async () => {
      setIsAsked(false);
      notify(t(`keep.${done}`));
      await Promise.all([utils.eInvoices.read.invalidate({ id }), utils.files.invalidate()]);
    },
    onError: notifyError,
  });
  const keep = trpc.eInvoices.keep.useMutation(told("kept"));
  const release = trpc.eInvoices.release.useMutation(told("released"));
  const isBusy = keep.isPending || release.isPending;
  const day = keepUntil === null ? "" : formatDay(keepUntil);
  return (
    <section className={styles.keeping}>
      <h2>{t("keep.title")}</h2>
      <p className={styles.text}>{keepUntil === null ? t("keep.text") : t("keep.until", { day })}</p>
      <div className={layout.actions}>
        {/* One button for both, so that it keeps the focus. */}
        {(keepUntil === null ? mayKeep : mayRelease) && (
          <Button isDisabled={isBusy} onPress={() => (keepUntil === null ? keep.mutate({ id }) : setIsAsked(true))}>
            {t(keepUntil === null ? "keep.keep" : "keep.release")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("keep.releaseTitle")}
        text={t("keep.releaseText", { day })}
        confirmLabel={t("keep.release")}
        isBusy={isBusy}
        onConfirm={() => release.mutate({ id })}
        onClose={() => setIsAsked(false)}
      />
    </section>
  );
}
