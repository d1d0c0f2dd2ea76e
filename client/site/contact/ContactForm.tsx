// The contact form. Without JavaScript the server answers it (server/http/contact-page.ts). With it, the part that
// sends is loaded when the form is used.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fixedPages } from "#contract/pages.ts";
import buttons from "../../ui/Button.module.css";
import captcha from "../captcha/Captcha.module.css";
import { useEarlySubmit } from "../login/use-early-submit.ts";
import { useLatePart } from "../use-late-part.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { type SendingHandle, type SendingProps, stateOf, untouched } from "./form-state.ts";
import { isTextKept } from "./kept-key.ts";
import { loadedSending, loadSending } from "./load-sending.ts";
import { useSentForm } from "./sent-form.ts";
import { Thanks } from "./Thanks.tsx";

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

type FormProps = Pick<SendingProps, "sent" | "state" | "setState">;

function Form({ sent, state, setState }: FormProps) {
  const { t } = useTranslation("contact");
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<SendingHandle>(null);
  // What the server has rendered must be rendered again; everywhere else it comes later.
  const [Sending, setSending] = useState(() => (sent?.challenge ? loadedSending() : null));
  const [isSentEarly, setIsSentEarly] = useState(false);
  const load = async (): Promise<void> => {
    const part = await loadSending();
    setSending(() => part);
  };
  useLatePart(form, place, load);
  useEarlySubmit(form);
  useEffect(() => {
    if (isTextKept()) void loadSending().then((part) => setSending(() => part));
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (handle.current) handle.current.send();
    else {
      setIsSentEarly(true);
      load().catch(() => setState({ ...untouched, message: t("unreachable") }));
    }
  };
  return (
    <form
      ref={form}
      method="post"
      action={fixedPages.Kontakt}
      data-waiting={t("sending")}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      {sent?.challenge && sent.message === null && <p className={styles.note}>{t("oneMore")}</p>}
      <ContactFields values={sent?.values ?? {}} errors={state.errors} />
      <div ref={place} className={captcha.place} data-captcha={sent?.challenge ? "" : undefined}>
        {Sending && <Sending {...{ form, sent, state, setState, handle, isSentEarly }} />}
      </div>
      {!Sending && state.message && (
        <p className={styles.error} role="alert">
          {state.message}
        </p>
      )}
      <p className={`${styles.small} ${styles.scripted}`}>{t("kept")}</p>
      {!sent?.challenge && (
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
