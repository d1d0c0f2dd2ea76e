import { type Dispatch, type FormEvent, type ReactNode, type SetStateAction, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../language/content.ts";
import { submitHeld } from "../../ui/early-input.ts";
import buttons from "../../ui/Button.module.css";
import { Captcha } from "../captcha/Captcha.tsx";
import captchaStyles from "../captcha/Captcha.module.css";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import { useKeptText } from "./kept-text.ts";
import type { Confirmation, FormKind } from "./kind.ts";
import styles from "./PublicForm.module.css";
import { useSentForm } from "./sent-form.ts";
import { Thanks, type ThanksTexts } from "./Thanks.tsx";
import { type FormState, stateOf, untouched, useSending } from "./use-sending.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";

export const WRITE = "write";

type Props = {
  kind: FormKind;
  title: ReactNode;
  intro: ReactNode;
  /** Replaces `more` if the browser still has the values that the visitor has sent. */
  thanks: ThanksTexts & { moreTo?: (values: Record<string, string>) => string };
};

export function PublicForm({ kind, title, intro, thanks: { moreTo, ...thanks } }: Props) {
  const sent = useSentForm(kind.block?.id ?? null);
  const [state, setState] = useState(() => stateOf(sent));
  const heading = kind.block ? `${WRITE}-${kind.block.id}` : WRITE;
  return (
    <section className={kind.block ? `${styles.section} ${styles.inText}` : styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {intro}
      </div>
      <div>
        <Thanks
          {...thanks}
          {...(moreTo && state.values && { more: moreTo(state.values) })}
          isDone={state.isDone}
          onDone={kind.kept.forget}
          onAgain={() => setState(untouched)}
        />
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
  const address = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const challenge = sent?.challenge ?? null;
  const isTakenOver = useInBrowser(() => true, false);
  // Without JavaScript, the server answers the first step with a page for the second step.
  const [shown, setShown] = useState(sent?.isToConfirm ? sent.values : null);
  const onWrongFields = (): void => setShown(null);
  const { check, send, judge } = useSending({ kind, form, captcha, state, setState, onWrongFields });
  const { confirmation } = kind;
  const isFirstStep = confirmation !== undefined && shown === null;
  useKeptText(form, kind.fieldNames, kind.kept);
  useEffect(() => {
    if (!form.current) return;
    form.current.removeAttribute("data-late");
    submitHeld(form.current);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFirstStep) setShown(check());
    else void send();
  };
  return (
    <form
      ref={form}
      method="post"
      action={address(kind.action)}
      data-late=""
      data-waiting={t("sending")}
      className={styles.form}
      // The checkboxes of a field have numbered names.
      onInput={(event) => judge((event.target as HTMLInputElement).name.replace(/\.\d+$/u, ""))}
      onSubmit={submit}
      noValidate
    >
      {kind.block && <input type="hidden" name="form" value={kind.block.id} />}
      {challenge && sent?.message === null && <p className={styles.note}>{t("oneMore")}</p>}
      <div className={styles.fields} hidden={shown !== null}>
        <kind.Fields values={sent?.values ?? {}} errors={state.errors} />
      </div>
      {confirmation && shown && (
        <Shown confirmation={confirmation} values={shown} isBusy={state.isBusy} onBack={() => setShown(null)} />
      )}
      {kind.captcha !== null && (
        <div className={captchaStyles.place} data-captcha={challenge ? "" : undefined}>
          {(challenge !== null || isTakenOver) && (
            <Captcha
              form={kind.captcha}
              first={challenge}
              error={state.errors["captcha"]}
              handle={captcha}
              onAnswer={() => judge("captcha")}
            />
          )}
        </div>
      )}
      {state.message && (
        <p className={styles.error} role="alert" tabIndex={-1}>
          {state.message}
        </p>
      )}
      {shown === null && <p className={`${styles.small} ${styles.scripted}`}>{t("kept")}</p>}
      {challenge === null && shown === null && (
        <noscript>
          <p className={styles.small}>{t(confirmation ? "withoutScriptsTwoSteps" : "withoutScripts")}</p>
        </noscript>
      )}
      <button type="submit" className={`${buttons.button} ${styles.send}`} aria-disabled={state.isBusy || undefined}>
        {state.isBusy
          ? t("sending")
          : isFirstStep
            ? confirmation.next
            : (confirmation?.confirm ?? kind.block?.button ?? t("send"))}
      </button>
    </form>
  );
}

type ShownProps = {
  confirmation: Confirmation;
  values: Record<string, string>;
  isBusy: boolean;
  onBack: () => void;
};

function Shown({ confirmation: { Summary, back }, values, isBusy, onBack }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.summary}>
      <Summary values={values} />
      <input type="hidden" name="confirmed" value="1" />
      <button
        name="back"
        value="1"
        className={`${buttons.button} ${buttons.quiet}`}
        disabled={isBusy}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        {back}
      </button>
    </div>
  );
}
