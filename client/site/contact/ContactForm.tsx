// The contact form. Without JavaScript the server answers it (server/http/contact-page.ts); with it, it stays on the page.
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fixedPages } from "#contract/pages.ts";
import buttons from "../../ui/Button.module.css";
import { CaptchaPlace } from "../captcha/CaptchaPlace.tsx";
import type { CaptchaHandle } from "../captcha/load-captcha.ts";
import { useEarlySubmit } from "../login/use-early-submit.ts";
import styles from "./ContactForm.module.css";
import { ContactFields } from "./ContactFields.tsx";
import { forgetText, useKeptText } from "./kept-text.ts";
import { useSentForm } from "./sent-form.ts";
import { useSending } from "./use-sending.ts";

export function ContactForm() {
  const { t } = useTranslation("contact");
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const sent = useSentForm();
  const { send, again, isBusy, isDone, errors } = useSending(form, captcha, sent);
  useKeptText(form, !isDone);
  useEarlySubmit(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <section className={styles.contact} aria-labelledby="write">
      <div className={styles.head}>
        <h2 id="write">{t("title")}</h2>
        <p>{t("intro")}</p>
      </div>
      <div className={styles.column}>
        <Thanks isDone={isDone} onAgain={again} />
        {!isDone && (
          <form
            ref={form}
            method="post"
            action={fixedPages.Kontakt}
            data-waiting={t("sending")}
            className={styles.form}
            onSubmit={submit}
            noValidate
          >
            {sent?.challenge && errors.message === null && <p className={styles.note}>{t("oneMore")}</p>}
            <ContactFields values={sent?.values ?? {}} errors={errors.fields} />
            <CaptchaPlace
              form="message"
              within={form}
              error={errors.fields["captcha"]}
              first={sent?.challenge ?? null}
              handle={captcha}
            />
            {errors.message && (
              <p className={styles.error} role="alert" tabIndex={-1}>
                {errors.message}
              </p>
            )}
            <p className={styles.kept}>{t("kept")}</p>
            <noscript>
              <p className={styles.kept}>{t("withoutScripts")}</p>
            </noscript>
            <button type="submit" className={`${buttons.button} ${styles.send}`} aria-disabled={isBusy || undefined}>
              {t(isBusy ? "sending" : "send")}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

/** Always in the document, so that what changes in it is read out. */
function Thanks({ isDone, onAgain }: { isDone: boolean; onAgain: () => void }) {
  const { t } = useTranslation("contact");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDone) return;
    forgetText();
    place.current?.focus();
  }, [isDone]);
  return (
    <>
      <div ref={place} role="status" tabIndex={-1} className={isDone ? styles.thanks : undefined}>
        {isDone && (
          <>
            <p className={styles.done}>{t("done")}</p>
            <p>{t("doneMore")}</p>
          </>
        )}
      </div>
      {isDone && (
        <button type="button" className={`${buttons.button} ${buttons.quiet} ${styles.send}`} onClick={onAgain}>
          {t("another")}
        </button>
      )}
    </>
  );
}
