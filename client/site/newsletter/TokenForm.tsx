// The button that confirms or ends a subscription. Mail scanners open links, so opening the link must do nothing.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReason } from "../../language/reason.ts";
import { useClient } from "../../api/access.ts";
import { useAct } from "../../api/use-act.ts";
import { refusalOf } from "../../api/refusal.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./NewsletterPage.module.css";

export type TokenKind = "confirm" | "leave";

export function TokenForm({ kind, token }: { kind: TokenKind; token: string }) {
  const { t } = useTranslation("subscribe");
  const reasonOf = useReason();
  const { newsletter } = useClient();
  const { run, isBusy, data, error } = useAct(newsletter[kind].mutate);
  const done = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  const isSpent = refusalOf(error)?.code === "C103";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!isBusy) run({ token });
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
          {isTried && error !== null && (
            <p role="alert" className={styles.error}>
              {reasonOf(error)}
            </p>
          )}
          <button type="submit" className={buttons.button} aria-disabled={isBusy || undefined}>
            {t(`${kind}.button`)}
          </button>
        </form>
      )}
    </>
  );
}
