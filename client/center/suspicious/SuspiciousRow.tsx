import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { Suspicious } from "#contract/schemas/suspicious.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { mailHref } from "#contract/values/contact-links.ts";
import rows from "../Rows.module.css";
import styles from "../withdrawals/Withdrawals.module.css";

/** `onGone` is called after the row and its focused button were removed, so that the list can move the focus. */
type Props = { form: Suspicious; onGone: () => void };

export function SuspiciousRow({ form, onGone }: Props) {
  const { t } = useTranslation("messages");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, email, phone, text, language, received } = form;
  const done = (words: string) => async (): Promise<void> => {
    notify(words);
    setIsAsked(false);
    await utils.suspicious.invalidate();
    onGone();
  };
  const sendsMail = useSendsMail();
  const failed = (error: Parameters<typeof notifyError>[0]): void => {
    setIsAsked(false);
    notifyError(error);
    void utils.suspicious.invalidate();
  };
  const accept = trpc.suspicious.accept.useMutation({
    onSuccess: async () => {
      void utils.messages.invalidate();
      void utils.moderation.invalidate();
      const said = form.form === "newsletter" && !sendsMail ? "newsletterOff" : form.form;
      await done(t(`suspicious.accepted.${said}`))();
    },
    onError: failed,
  });
  const remove = trpc.suspicious.remove.useMutation({ onSuccess: done(t("suspicious.removed")), onError: failed });
  return (
    <li className={rows.row}>
      <p>
        {name || email}
        <b className={rows.mark}>{t(`suspicious.forms.${form.form}`)}</b>
      </p>
      <p className={rows.facts}>
        <time dateTime={received}>{formatMoment(received)}</time> · <a href={mailHref(email)}>{email}</a>
        {phone !== "" && ` · ${phone}`}
      </p>
      {text !== "" && (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
      <p className={rows.side}>
        <Button tone="quiet" isDisabled={accept.isPending || remove.isPending} onPress={() => accept.mutate({ id })}>
          {t("suspicious.accept")}
        </Button>
        <Button tone="plain" isDisabled={accept.isPending || remove.isPending} onPress={() => setIsAsked(true)}>
          {admin("delete")}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title={admin("confirmDelete")}
        text={t("suspicious.removeText", { name: name || email })}
        confirmLabel={admin("delete")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ ids: [id] })}
        onClose={() => setIsAsked(false)}
      />
    </li>
  );
}
