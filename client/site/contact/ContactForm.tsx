// The contact form. Without JavaScript the server answers it (server/http/plain-forms.ts); with it, it stays on the page.
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fixedPages } from "#contract/pages.ts";
import buttons from "../../ui/Button.module.css";
import { Captcha } from "../captcha/Captcha.tsx";
import captchaStyles from "../captcha/Captcha.module.css";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import { useEarlySubmit } from "../login/use-early-submit.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { useKeptText } from "./kept-text.ts";
import { useSentForm } from "./sent-form.ts";
import { Thanks } from "./Thanks.tsx";
import { type FormState, stateOf, untouched, useSending } from "./use-sending.ts";

export function ContactForm() {
  const { t } = useTranslation("contact");
  const sent = useSentForm();
  const [state, setState] = useState(() => stateOf(sent));
  return (
    <section className={styles.contact} aria-labelledby="write">
      <div className={styles.head}>
        <h2 id="write">{t("title")}</h2>
        <p>{t("intro")}</p>
        <p className={styles.small}>
          {t("privacy")} <Link to={fixedPages.Datenschutz}>{t("privacyLink")}</Link>
        </p>
      </div>
      <div>
        <Thanks isDone={state.isDone} onAgain={() => setState(untouched)} />
        {!state.isDone && <Form {...{ sent, state, setState }} />}
      </div>
    </section>
  );
}

const never = (): (() => void) => () => undefined;

type FormProps = {
  sent: ReturnType<typeof useSentForm>;
  state: FormState;
  setState: React.Dispatch<React.SetStateAction<FormState>>;
};

function Form({ sent, state, setState }: FormProps) {
  const { t } = useTranslation("contact");
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const challenge = sent?.challenge ?? null;
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { send, forgive } = useSending({ form, captcha, state, setState });
  useKeptText(form);
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
      action={fixedPages.Kontakt}
      data-late=""
      data-waiting={t("sending")}
      className={styles.form}
      onInput={(event) => forgive((event.target as HTMLInputElement).name)}
      onSubmit={submit}
      noValidate
    >
      {challenge && sent?.message === null && <p className={styles.note}>{t("oneMore")}</p>}
      <ContactFields values={sent?.values ?? {}} errors={state.errors} />
      <div className={captchaStyles.place} data-captcha={challenge ? "" : undefined}>
        {(challenge !== null || isTakenOver) && (
          <Captcha
            form="message"
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
