// Handle and password; on success the page is loaded again for the signed-in user.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../trpc.ts";
import { TextField } from "../../ui/TextField.tsx";
import { forgetPages } from "../offline/forget-pages.ts";
import { AccountForm, HandleField } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import { ownPathOr } from "./own-path.ts";

/** Checked without asking the server; each field has a key below `fields` in locales/*\/site.json. */
function problemsOf(handle: string, password: string): Record<string, string> {
  const problems: Record<string, string> = {};
  if (handle === "") problems["handle"] = "emailRequired";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(handle)) problems["handle"] = "emailInvalid";
  if (password === "") problems["password"] = "required";
  return problems;
}

type Props = { next: string | null; onForgot: () => void };

export function LoginForm({ next, onForgot }: Props) {
  const { t } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const login = trpc.auth.login.useMutation({
    onSuccess: async () => {
      await forgetPages();
      window.location.assign(ownPathOr(next, "/"));
    },
    onError: (error) => setErrors(errorsOf(error)),
  });
  const isBusy = login.isPending || login.isSuccess;
  const submit = ({ handle = "", password = "" }: Record<string, string>): void => {
    const problems = problemsOf(handle.trim(), password);
    const texts = Object.entries(problems).map(([name, key]) => [name, t(`fields.${key}` as "fields.required")]);
    setErrors({ message: null, fields: Object.fromEntries(texts) });
    if (texts.length === 0) login.mutate({ handle: handle.trim(), password });
  };
  return (
    <AccountForm
      title={t("login.title")}
      intro={t("login.intro")}
      errors={errors}
      onSubmit={submit}
      submit={{ label: t(isBusy ? "login.busy" : "login.submit"), isBusy }}
      other={{ label: t("login.forgot"), onChoose: onForgot }}
    >
      <HandleField errors={errors} />
      <TextField
        label={t("login.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.fields["password"]}
      />
    </AccountForm>
  );
}
