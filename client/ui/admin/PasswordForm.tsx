import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useReason } from "../../language/reason.ts";
import { refusalOf, trpc } from "../../api/trpc.ts";
import { Button } from "./Button.tsx";
import { DialogActions } from "./Dialog.tsx";
import { Field } from "./Field.tsx";
import { useFocusFirstError } from "./use-focus-first-error.ts";
import { SaveButton } from "./SaveButton.tsx";
import { useViewer } from "../../api/viewer.ts";
import { notify } from "./notices.tsx";
import { UserName } from "../UserName.tsx";
import styles from "./PasswordDialog.module.css";

type Errors = {
  message?: string | undefined;
  current?: string | undefined;
  new?: string | undefined;
  repeat?: string | undefined;
};

function useErrorsOf(): (error: unknown) => Errors {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal?.code === "C101") return { current: t("password.wrong", { ns: "admin" }) };
    if (refusal?.fields) return { current: refusal.fields["old"], new: refusal.fields["new"] };
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
  const [errors, setErrors] = useState<Errors>({});
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
    const values = new FormData(event.currentTarget);
    const [old, next, repeat] = ["current", "new", "repeat"].map((name) => String(values.get(name)));
    const found: Errors = {};
    if (!old) found.current = t("password.required");
    if (!next) found.new = t("password.required");
    else if (next !== repeat) found.repeat = t("password.mismatch");
    setErrors(found);
    if (Object.keys(found).length === 0 && !change.isPending) change.mutate({ old: old ?? "", new: next ?? "" });
  };
  const password = { type: "password", maxLength: limits.passwordLength } as const;
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      {errors.message && (
        <p role="alert" className={styles.error}>
          {errors.message}
        </p>
      )}
      <UserName handle={handle} />
      <Field
        {...password}
        name="current"
        label={t("password.current")}
        hint={isForced ? t("password.currentHint") : undefined}
        autoComplete="current-password"
        autoFocus={onLeave !== undefined}
        error={errors.current}
      />
      <Field
        {...password}
        name="new"
        label={t("password.new")}
        hint={t("password.hint", { count: limits.passwordMinLength })}
        autoComplete="new-password"
        error={errors.new}
      />
      <Field
        {...password}
        name="repeat"
        label={t("password.repeat")}
        autoComplete="new-password"
        error={errors.repeat}
      />
      <DialogActions>
        {onLeave && <Button onPress={onLeave}>{isForced ? bar("logout") : t("cancel")}</Button>}
        <SaveButton type="submit" isDisabled={change.isPending} />
      </DialogActions>
    </form>
  );
}
