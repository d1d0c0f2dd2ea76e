// Signs in with handle, password and second factor, or with only a passkey. After success, loads a new document.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SecondFactor } from "#contract/schemas/errors.ts";
import { useClient } from "../../api/access.ts";
import { useAct } from "../../api/use-act.ts";
import { refusalOf } from "../../api/refusal.ts";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { noteSignIn } from "../focus-after-sign-in.ts";
import { forgetPages } from "../offline/forget-pages.ts";
import { AccountForm, HandleField } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import styles from "./LoginPage.module.css";
import { ownPathOr, pathBefore } from "./own-path.ts";
import type { Welcome } from "./PasswordLinkForm.tsx";
import { usePasskey, usePasskeysKnown } from "./use-passkey.ts";

function problemsOf(handle: string, password: string): Record<string, string> {
  const problems: Record<string, string> = {};
  if (handle === "") problems["handle"] = "emailRequired";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(handle)) problems["handle"] = "emailInvalid";
  if (password === "") problems["password"] = "required";
  return problems;
}

type Props = { next: string | null; welcome: Welcome | null; onForgot: () => void };

export function LoginForm({ next, welcome, onForgot }: Props) {
  const { t } = useTranslation("signin");
  const { t: site } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [factors, setFactors] = useState<readonly SecondFactor[]>([]);
  const [isEntered, setIsEntered] = useState(false);
  const client = useClient();
  const enter = async (): Promise<void> => {
    setIsEntered(true);
    // If the browser refuses cookies, the user is not signed in now.
    const isKept = await client.users.me.query().then(
      ({ id }) => id !== null,
      () => true,
    );
    if (!isKept) {
      setIsEntered(false);
      return setErrors({ message: t("login.needsCookies"), fields: {} });
    }
    await forgetPages();
    noteSignIn();
    window.location.assign(ownPathOr(next, pathBefore(document.referrer)));
  };
  const login = useAct(client.auth.login.mutate, {
    onDone: () => void enter(),
    onFailed: (error) => {
      const refusal = refusalOf(error);
      setFactors(refusal?.factors ?? []);
      // If the server only asks for a second factor, no error is shown. A wrong code is an error of the code's field.
      setErrors(refusal?.factors && !refusal.fields ? noErrors : errorsOf(error));
    },
  });
  const passkey = usePasskey(
    () => void enter(),
    (error) => setErrors({ message: refusalOf(error)?.message ?? t("login.passkeyFailed"), fields: {} }),
  );
  const hasPasskeys = usePasskeysKnown();
  const isBusy = login.isBusy || passkey.isBusy || isEntered;
  const submit = ({ handle = "", password = "", code }: Record<string, string>): void => {
    const problems = problemsOf(handle.trim(), password);
    if (code === "") problems["code"] = "required";
    const texts = Object.entries(problems).map(([name, key]) => [name, t(`fields.${key}` as "fields.required")]);
    setErrors({ message: null, fields: Object.fromEntries(texts) });
    if (texts.length === 0) login.run({ handle: handle.trim(), password, ...(code !== undefined && { code }) });
  };
  const hasCode = factors.includes("totp") || factors.includes("recovery");
  return (
    <AccountForm
      title={site("login.title")}
      {...(welcome ? { said: welcome.message } : { intro: t("login.intro") })}
      errors={errors}
      onErrors={setErrors}
      onSubmit={submit}
      submit={{ label: t(isBusy ? "login.busy" : "login.submit"), isBusy }}
      other={{ label: t("login.forgot"), onChoose: onForgot }}
      {...(hasPasskeys && {
        beside: (
          <button
            type="button"
            className={`${buttons.button} ${buttons.quiet}`}
            disabled={isBusy}
            onClick={passkey.signIn}
          >
            {t("login.passkey")}
          </button>
        ),
      })}
    >
      <HandleField errors={errors} handle={welcome?.handle} />
      <TextField
        label={t("login.password")}
        name="password"
        type="password"
        // If the handle is known, only the password is missing, so it gets the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={Boolean(welcome?.handle)}
        autoComplete="current-password"
        error={errors.fields["password"]}
      />
      <p role="status" className={factors.length > 0 ? styles.needed : "visually-hidden"}>
        {factors.length > 0 && t(hasCode ? "login.codeNeeded" : "login.passkeyNeeded")}
      </p>
      {hasCode && (
        <TextField
          label={t("login.code")}
          hint={t(factors.includes("totp") ? "login.codeHint.totp" : "login.codeHint.other")}
          name="code"
          // The field appears after submitting, and is the only one to fill in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.fields["code"]}
        />
      )}
    </AccountForm>
  );
}
