// Shows the link of an invitation if the site cannot send mail.
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { useCanCopy } from "../../ui/use-in-browser.ts";
import { notify } from "../../ui/admin/notices.tsx";

type Props = { link: string | null; onClose: () => void };

export function InvitationLink({ link, onClose }: Props) {
  const { t } = useTranslation("people");
  const canCopy = useCanCopy();
  const copy = (): void => void navigator.clipboard.writeText(link ?? "").then(() => notify(t("invite.copied")));
  return (
    // The link cannot be shown again, so Escape or a click outside must not close the dialog.
    <Dialog isOpen={link !== null} isForced onClose={onClose} title={t("invite.linkTitle")}>
      <p>{t("invite.linkText")}</p>
      <Field label={t("invite.link")} value={link ?? ""} isReadOnly rows={3} />
      <DialogActions>
        {canCopy && <Button onPress={copy}>{t("invite.copy")}</Button>}
        <Button tone="primary" onPress={onClose}>
          {t("invite.linkDone")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
