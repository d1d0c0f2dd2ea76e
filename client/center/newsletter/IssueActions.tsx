import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Issue } from "#contract/schemas/newsletter.ts";
import { newsletterCenterPath } from "#contract/values/pages.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSavedNotice } from "../../ui/admin/use-saved-notice.ts";
import { IssuePreview } from "./IssuePreview.tsx";
import styles from "./Newsletter.module.css";
import type { IssueDraft } from "./use-issue-draft.ts";

type Props = { issue: Issue; draft: IssueDraft; onErrors: (errors: Record<string, string>) => void };
type Open = "preview" | "send" | "remove" | null;

export function IssueActions({ issue: { id }, draft, onErrors }: Props) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const sendsMail = useSendsMail();
  const notifySaved = useSavedNotice();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<Open>(null);
  const subscribers = trpc.newsletter.subscribers.useQuery({ limit: 1 });
  const count = subscribers.data?.counts["confirmed"] ?? 0;
  const close = (): void => setOpen(null);

  const start = trpc.newsletter.start.useMutation({
    onSuccess: (started) => {
      utils.newsletter.issue.setData({ id }, started);
      notifySaved(t("send.started"));
    },
    onError: (error) => {
      onErrors(refusalOf(error)?.fields ?? {});
      notifyError(error);
    },
    onSettled: close,
  });
  const remove = trpc.newsletter.remove.useMutation({
    onSuccess: () => {
      notify(admin("notices.deleted"));
      void navigate(newsletterCenterPath);
    },
    onError: notifyError,
    onSettled: close,
  });
  const test = trpc.newsletter.test.useMutation({
    onSuccess: ({ recipient }) =>
      sendsMail ? notify(t("test.sent", { recipient })) : notify(t("test.sentOff"), "bad"),
    onError: notifyError,
  });

  /** Preview, test mail and sending use the stored text, so the draft must be saved first. */
  const afterStoring = async (run: () => void): Promise<void> => {
    if (await draft.store()) run();
    else notify(t("issue.notStored"), "bad");
  };

  return (
    <div className={styles.actions}>
      <p role="status" className={styles.state}>
        {draft.reason ?? t(`storing.${draft.state}`)}
      </p>
      {draft.state === "failed" && <Button onPress={() => void draft.store()}>{admin("again")}</Button>}
      <Button tone="danger" onPress={() => setOpen("remove")}>
        {admin("delete")}
      </Button>
      <Button onPress={() => void afterStoring(() => setOpen("preview"))}>{t("preview.open")}</Button>
      <Button isDisabled={test.isPending} onPress={() => void afterStoring(() => test.mutate({ id, language: "de" }))}>
        {t("test.send")}
      </Button>
      <Button tone="primary" onPress={() => void afterStoring(() => setOpen("send"))}>
        {t("send.open")}
      </Button>
      <IssuePreview id={id} isOpen={open === "preview"} hasEnglish={draft.form.en !== null} onClose={close} />
      <Dialog isOpen={open === "send"} onClose={close} title={t("send.title")} role="alertdialog">
        <p>{count === 0 ? t("send.nobody") : t("send.text", { count })}</p>
        <DialogActions>
          <Button onPress={close} autoFocus>
            {admin("cancel")}
          </Button>
          <Button
            tone="primary"
            isDisabled={start.isPending || count === 0}
            onPress={() => start.mutate({ id, version: draft.version() })}
          >
            {t("send.confirm")}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "remove"}
        title={admin("confirmDelete")}
        text={t("issue.removeText")}
        confirmLabel={admin("delete")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={close}
      />
    </div>
  );
}
