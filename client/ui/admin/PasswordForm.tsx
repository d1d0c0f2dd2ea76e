import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useReason } from "../../language/reason.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "./Button.tsx";
import { DialogActions } from "./Dialog.tsx";
import { Field } from "./Field.tsx";
import { useFocusFirstError } from "./use-focus-first-error.ts";
import { useStandingErrors } from "./use-standing-errors.ts";
import { SaveButton } from "./SaveButton.tsx";
import { useViewer } from "../../api/viewer.ts";
import { notify } from "./notices.tsx";
import { UserName } from "../UserName.tsx";
import styles from "./PasswordDialog.module.css";

type Errors = Record<string, string>;

const none: Errors = {};
const empty = { current: "", new: "", repeat: "" };

function useErrorsOf(): (error: unknown) => Errors {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (error): Errors => {
    const refusal = refusalOf(error);
    if (refusal?.code === "C101") return { current: t("password.wrong", { ns: "admin" }) };
    const { old, new: next } = refusal?.fields ?? {};
    if (refusal?.fields) return { ...(old && { current: old }), ...(next && { new: next }) };
    return { message: reasonOf(error) };
  };
}

type Props = {
  isForced?: boolean;
  onDone: () => void;
  onLeave?: () => void;
};

export function PasswordForm({ isForced = false, onDone, onLeave }: Props) {
  const { t } = useTranslation("admin");
  const { t: bar } = useTranslation("bar");
  const utils = trpc.useUtils();
  const { handle } = useViewer();
  const errorsOf = useErrorsOf();
  const [found, setErrors] = useState(none);
  const [typed, setTyped] = useState(empty);
  // The repetition must match the new password. So a change of either field removes its error.
  const errors = useStandingErrors(found, { ...typed, repeat: [typed.new, typed.repeat], message: typed });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const change = trpc.auth.setPassword.useMutation({
    onSuccess: async () => {
      await utils.users.me.invalidate();
      notify(t("notices.saved"));
      onDone();
    },
    onError: (error) => setErrors(errorsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { current: old, new: next, repeat } = typed;
    const wrong: Errors = {
      ...(!old && { current: t("password.required") }),
      ...(!next && { new: t("password.required") }),
      ...(next && next !== repeat && { repeat: t("password.mismatch") }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !change.isPending) change.mutate({ old, new: next });
  };
  const password = (name: keyof typeof empty) =>
    ({
      type: "password",
      name,
      maxLength: limits.passwordLength,
      value: typed[name],
      onChange: (text: string) => setTyped((now) => ({ ...now, [name]: text })),
      error: errors[name],
    }) as const;
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      {errors["message"] && (
        <p role="alert" className={styles.error}>
          {errors["message"]}
        </p>
      )}
      <UserName handle={handle} />
      <Field
        {...password("current")}
        label={t("password.current")}
        hint={isForced ? t("password.currentHint") : undefined}
        autoComplete="current-password"
        autoFocus={onLeave !== undefined}
      />
      <Field
        {...password("new")}
        label={t("password.new")}
        hint={t("password.hint", { count: limits.passwordMinLength })}
        autoComplete="new-password"
      />
      <Field {...password("repeat")} label={t("password.repeat")} autoComplete="new-password" />
      <DialogActions>
        {onLeave && <Button onPress={onLeave}>{isForced ? bar("logout") : t("cancel")}</Button>}
        <SaveButton type="submit" isDisabled={change.isPending} />
      </DialogActions>
    </form>
  );
}
