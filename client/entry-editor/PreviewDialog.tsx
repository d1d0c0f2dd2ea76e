import layout from "../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { type PreviewDays, previewDays } from "#contract/values/previews.ts";
import { trpc } from "../api/trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { Field } from "../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { Select } from "../ui/admin/Select.tsx";
import styles from "./Preview.module.css";
import type { Editing } from "./use-editing.ts";

type Props = { editing: Editing; isOpen: boolean; onClose: () => void };

export function PreviewDialog({ editing, isOpen, onClose }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("preview.title")} hasClose>
      <Preview editing={editing} onClose={onClose} />
    </Dialog>
  );
}

function Preview({ editing, onClose }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("admin");
  const { id } = editing.session.stored;
  const [days, setDays] = useState<PreviewDays>(7);
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const count = trpc.previews.count.useQuery({ id }, { staleTime: 0 });
  const making = trpc.previews.create.useMutation({ onError, onSettled: () => utils.previews.count.invalidate() });
  const ending = trpc.previews.end.useMutation({ onError, onSettled: () => utils.previews.count.invalidate() });
  const make = async (): Promise<void> => {
    // The link shows the server's working copy, so all changes are sent first.
    await editing.syncing.keep();
    making.mutate({ id, days });
  };
  const end = (): void => ending.mutate({ id }, { onSuccess: () => (making.reset(), notify(t("preview.ended"))) });
  const links = count.data?.links ?? 0;
  return (
    <div className={layout.stack}>
      <p>{t("preview.text")}</p>
      <Select
        label={t("preview.days")}
        value={String(days)}
        options={previewDays.map((one) => ({ value: String(one), label: t(`preview.days_${one}`) }))}
        onChange={(chosen) => setDays(previewDays.find((one) => String(one) === chosen) ?? 7)}
      />
      {making.data && <Made {...making.data} />}
      <p role="status">{links > 0 ? t("preview.active", { count: links }) : ""}</p>
      <DialogActions>
        {links > 0 && (
          <Button tone="plain" isDisabled={ending.isPending} onPress={end}>
            {t("preview.end")}
          </Button>
        )}
        <Button onPress={onClose}>{t("close")}</Button>
        <Button tone="primary" isDisabled={making.isPending} onPress={() => void make()}>
          {t("preview.make")}
        </Button>
      </DialogActions>
    </div>
  );
}

function Made({ url, expires }: { url: string; expires: string }) {
  const { t } = useTranslation("admin");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t("preview.copied"));
    } catch {
      notify(t("preview.copyByHand"), "bad");
    }
  };
  return (
    <div className={styles.made}>
      <Field
        label={t("preview.link", { moment: formatMoment(expires) })}
        value={url}
        isReadOnly
        autoFocus
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <Button onPress={() => void copy()}>{t("preview.copy")}</Button>
    </div>
  );
}
