// The button that confirms or ends a subscription. Mail scanners open links, so opening the link must do nothing.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReason } from "../../language/reason.ts";
import { refusalOf, trpc } from "../../api/trpc.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./NewsletterPage.module.css";

export type TokenKind = "confirm" | "leave";

export function TokenForm({ kind, token }: { kind: TokenKind; token: string }) {
  const { t } = useTranslation("subscribe");
  const reasonOf = useReason();
  const confirm = trpc.newsletter.confirm.useMutation();
  const leave = trpc.newsletter.leave.useMutation();
  const { mutate, isPending, data, error } = kind === "confirm" ? confirm : leave;
  const done = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  const isSpent = refusalOf(error)?.code === "C103";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!isPending) mutate({ token });
  };
  return (
    <>
      <div ref={done} role="status" tabIndex={-1} className={data ? styles.done : undefined}>
        {data && t(`${kind}.done`, { email: data.email })}
      </div>
      {isSpent && (
        <p role="alert" className={styles.error}>
          {refusalOf(error)?.message}
        </p>
      )}
      {!data && !isSpent && (
        <form className={styles.form} onSubmit={submit}>
          <p>{t(`${kind}.text`)}</p>
          {isTried && error && (
            <p role="alert" className={styles.error}>
              {reasonOf(error)}
            </p>
          )}
          <button type="submit" className={buttons.button} aria-disabled={isPending || undefined}>
            {t(`${kind}.button`)}
          </button>
        </form>
      )}
    </>
  );
}
