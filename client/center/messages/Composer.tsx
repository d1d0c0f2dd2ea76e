import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { Thread } from "#contract/schemas/messages.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useSendsMail } from "../../api/loaded.ts";
import { FormNotice } from "../../ui/admin/FormNotice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import styles from "./Composer.module.css";
import { senderOf } from "./sender.ts";
import { TemplateMenu } from "./TemplateMenu.tsx";
import { useComposer } from "./use-composer.ts";

export function Composer({ thread, focusKey, onClose }: { thread: Thread; focusKey: number; onClose: () => void }) {
  const { message } = thread;
  const { t } = useTranslation("messages");
  const form = useRef<HTMLFormElement>(null);
  const { reply, hasTyped, errors, write, insert, isSending, send, discard } = useComposer(thread, onClose);
  const sendsMail = useSendsMail();
  const [isAsking, setIsAsking] = useState(false);
  useFocusFirstError(form, errors);
  useEffect(() => {
    if (focusKey === 0) return;
    // Scrolls the whole form into view, including the buttons below the text.
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("textarea")?.focus();
  }, [focusKey]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form ref={form} onSubmit={submit} onKeyDown={sendByKey} noValidate className={styles.composer}>
        <header>
          <h3>{t("compose.title", { name: senderOf(message) })}</h3>
          <p>
            {t("compose.to", { email: message.email })} ·{" "}
            {t(message.language === "en" ? "compose.languageEn" : "compose.languageDe")} ·{" "}
            {t("compose.repliesTo", { address: thread.repliesTo })}
          </p>
        </header>
        <Field
          label={t("compose.subject")}
          value={reply.subject}
          onChange={(subject) => write({ subject })}
          maxLength={limits.textLength}
          error={errors["subject"]}
        />
        <Field
          label={t("compose.text")}
          hint={t("compose.quoted")}
          value={reply.text}
          onChange={(text) => write({ text })}
          maxLength={limits.replyLength}
          rows={7}
          error={errors["text"]}
        />
        {!sendsMail && <FormNotice>{t("compose.off")}</FormNotice>}
        <div className={styles.actions}>
          <TemplateMenu
            language={message.language}
            onChoose={(text) => {
              insert(text);
              form.current?.querySelector("textarea")?.focus();
            }}
          />
          <span className={styles.gap} />
          <Button onPress={() => (hasTyped ? setIsAsking(true) : discard())}>{t("compose.discard")}</Button>
          <Button type="submit" tone="primary" tip={t("keys.send")} isDisabled={isSending}>
            {t("compose.send")}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("compose.discardTitle")}
        text={t("compose.discardText")}
        confirmLabel={t("compose.discard")}
        onConfirm={discard}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
