// A form for visitors with its captcha, beside what is said about it. Without JavaScript the server answers it
// (server/http/form-pages.ts); with it, it stays on the page.
import { type Dispatch, type FormEvent, type ReactNode, type SetStateAction, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import { Captcha } from "../captcha/Captcha.tsx";
import captchaStyles from "../captcha/Captcha.module.css";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import { useEarlySubmit } from "../login/use-early-submit.ts";
import { useKeptText } from "./kept-text.ts";
import type { FormKind } from "./kind.ts";
import styles from "./PublicForm.module.css";
import { useSentForm } from "./sent-form.ts";
import { Thanks, type ThanksTexts } from "./Thanks.tsx";
import { type FormState, stateOf, untouched, useSending } from "./use-sending.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";

/** Of the heading, for links to the form. */
export const WRITE = "write";

type Props = { kind: FormKind; title: string; intro: ReactNode; thanks: ThanksTexts };

export function PublicForm({ kind, title, intro, thanks }: Props) {
  const sent = useSentForm();
  const [state, setState] = useState(() => stateOf(sent));
  return (
    <section className={styles.section} aria-labelledby={WRITE}>
      <div className={styles.head}>
        <h2 id={WRITE} tabIndex={-1}>
          {title}
        </h2>
        {intro}
      </div>
      <div>
        <Thanks {...thanks} isDone={state.isDone} onDone={kind.kept.forget} onAgain={() => setState(untouched)} />
        {!state.isDone && <Form {...{ kind, sent, state, setState }} />}
      </div>
    </section>
  );
}

type FormProps = {
  kind: FormKind;
  sent: ReturnType<typeof useSentForm>;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
};

function Form({ kind, sent, state, setState }: FormProps) {
  const { t } = useTranslation("forms");
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const challenge = sent?.challenge ?? null;
  const isTakenOver = useInBrowser(() => true, false);
  const { send, forgive } = useSending({ kind, form, captcha, state, setState });
  useKeptText(form, kind.fieldNames, kind.kept);
  useEffect(() => form.current?.removeAttribute("data-late"), []);
  useEarlySubmit(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={form}
      method="post"
      action={kind.action}
      data-late=""
      data-waiting={t("sending")}
      className={styles.form}
      onInput={(event) => forgive((event.target as HTMLInputElement).name)}
      onSubmit={submit}
      noValidate
    >
      {challenge && sent?.message === null && <p className={styles.note}>{t("oneMore")}</p>}
      <kind.Fields values={sent?.values ?? {}} errors={state.errors} />
      <div className={captchaStyles.place} data-captcha={challenge ? "" : undefined}>
        {(challenge !== null || isTakenOver) && (
          <Captcha
            form={kind.captcha}
            first={challenge}
            error={state.errors["captcha"]}
            handle={captcha}
            onAnswer={() => forgive("captcha")}
          />
        )}
      </div>
      {state.message && (
        <p className={styles.error} role="alert" tabIndex={-1}>
          {state.message}
        </p>
      )}
      <p className={`${styles.small} ${styles.scripted}`}>{t("kept")}</p>
      {challenge === null && (
        <noscript>
          <p className={styles.small}>{t("withoutScripts")}</p>
        </noscript>
      )}
      <button type="submit" className={`${buttons.button} ${styles.send}`} aria-disabled={state.isBusy || undefined}>
        {t(state.isBusy ? "sending" : "send")}
      </button>
    </form>
  );
}
