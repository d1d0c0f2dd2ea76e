// Subscribes a mail address. The response is the same for all addresses. Without JavaScript, the server's form-pages.ts
// handles the form.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { PageLink } from "../German.tsx";
import { fixedPages, newsletterPath } from "#contract/values/pages.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { useAddress } from "../../language/content.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { useReason } from "../../language/reason.ts";
import { useClient } from "../../api/access.ts";
import { refusalOf } from "../../api/refusal.ts";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { Captcha } from "../captcha/Captcha.tsx";
import captchaStyles from "../captcha/Captcha.module.css";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import { problemOfEmail } from "../forms/problems.ts";
import { Trap } from "../forms/Trap.tsx";
import { useSentForm } from "../forms/sent-form.ts";
import styles from "./NewsletterPage.module.css";
import { useInBrowser } from "../../ui/use-in-browser.ts";

type Wrong = { fields: Record<string, string>; message: string | null };
const nothing: Wrong = { fields: {}, message: null };

const firstError = "input[aria-invalid], [role=radiogroup][aria-invalid] [type=radio], [role=alert]";

function wrongIn(sent: SentForm | null): Wrong {
  const isFine = sent === null || (sent.message === null && Object.keys(sent.errors).length === 0);
  return isFine ? nothing : { fields: sent.errors, message: sent.message };
}

export type HandedOver = { email?: string } | null;

export function SubscribeForm() {
  const { t } = useTranslation("subscribe");
  const addressIn = useAddress();
  const sendsMail = useSendsMail();
  const reasonOf = useReason();
  const { t: forms } = useTranslation("forms");
  const handed = useLocation().state as HandedOver;
  const sent = useSentForm(null);
  const challenge = sent?.challenge ?? null;
  const [email, setEmail] = useState(sent?.values["email"] ?? handed?.email ?? "");
  const [wrong, setWrong] = useState(() => wrongIn(sent));
  const [refusals, setRefusals] = useState(wrong === nothing ? 0 : 1);
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const done = useRef<HTMLDivElement>(null);
  const client = useClient();
  const [state, setState] = useState<"idle" | "pending" | "done">("idle");
  const isPending = state === "pending";
  const isSuccess = state === "done" || sent?.isDone === true;
  // True in the browser. Only there, the captcha can show pictures.
  const isTakenOver = useInBrowser(() => true, false);
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [refusals]);

  const refuse = (next: Wrong): void => {
    setWrong(next);
    setRefusals((count) => count + 1);
  };
  const wrongEmail = (typed: string): Record<string, string> => {
    const problem = problemOfEmail(typed);
    return problem ? { email: forms(`problems.${problem}`) } : {};
  };
  const judge = (name: string, now: Record<string, string>): void =>
    setWrong(({ fields: { [name]: before, ...others }, message }) => ({
      fields: before === undefined ? others : { ...others, ...now },
      message,
    }));

  const send = async (): Promise<void> => {
    const fields = {
      ...wrongEmail(email),
      ...(!captcha.current?.isAnswered() && { captcha: forms("problems.captcha") }),
    };
    if (Object.keys(fields).length > 0) return refuse({ fields, message: null });
    setWrong(nothing);
    const website = new FormData(form.current ?? undefined).get("website");
    setState("pending");
    try {
      const answer = await captcha.current?.take();
      await client.newsletter.subscribe.mutate({ email, website: String(website ?? ""), captcha: answer });
      setState("done");
    } catch (error) {
      setState("idle");
      refuse(wrongBy(error));
    }
  };

  const wrongBy = (error: unknown): Wrong => {
    const refusal = refusalOf(error);
    if (refusal === null) return { fields: {}, message: reasonOf(error) };
    if (refusal.code !== "C104")
      return { fields: refusal.fields ?? {}, message: refusal.fields ? null : refusal.message };
    captcha.current?.renew();
    return { fields: { captcha: refusal.message }, message: null };
  };

  const onItsWay = email === "" ? t("donePlain") : t("done", { email });
  const said = sendsMail ? onItsWay : t("doneOff");

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };

  return (
    <>
      <div ref={done} role="status" tabIndex={-1} className={isSuccess ? styles.done : undefined}>
        {isSuccess && said}
      </div>
      {!isSuccess && (
        <form
          ref={form}
          method="post"
          action={addressIn(newsletterPath)}
          className={styles.form}
          data-waiting={t("sending")}
          onSubmit={submit}
          noValidate
        >
          {challenge && refusals === 0 && <p className={styles.small}>{t("oneMore")}</p>}
          <TextField
            label={t("email")}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              judge("email", wrongEmail(event.target.value));
            }}
            error={wrong.fields["email"]}
          />
          <Trap />
          <div className={captchaStyles.place}>
            {(challenge !== null || isTakenOver) && (
              <Captcha
                form="newsletter"
                first={challenge}
                error={wrong.fields["captcha"]}
                handle={captcha}
                onAnswer={() => judge("captcha", {})}
              />
            )}
          </div>
          <p className={styles.small}>
            {t("consent")} <PageLink to={fixedPages.Datenschutz}>{t("privacy")}</PageLink>
          </p>
          {wrong.message && (
            <p role="alert" tabIndex={-1} className={styles.error}>
              {wrong.message}
            </p>
          )}
          <button type="submit" className={buttons.button} aria-disabled={isPending || undefined}>
            {t(isPending ? "sending" : "subscribe")}
          </button>
          {challenge === null && (
            <noscript>
              <p className={styles.small}>{t("withoutScripts")}</p>
            </noscript>
          )}
        </form>
      )}
    </>
  );
}
