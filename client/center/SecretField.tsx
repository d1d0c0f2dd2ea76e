import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import { Field } from "../ui/admin/Field.tsx";
import styles from "./SecretField.module.css";

const MAX_LENGTH = 500;

type Props = {
  label: string;
  hint?: string;
  stored: { set: true; last4: string } | null;
  error?: string | undefined;
  isPending: boolean;
  /**
   * @param secret null removes the secret
   * @returns true if the change is stored
   */
  onSave: (secret: string | null) => Promise<boolean>;
};

export function SecretField({ label, hint, stored, error, isPending, onSave }: Props) {
  const { t } = useTranslation("settings");
  const [typed, setTyped] = useState("");
  const isEmpty = typed.trim() === "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isPending) void onSave(typed.trim()).then((isSaved) => isSaved && setTyped(""));
  };
  const save = t(stored ? "secret.replace" : "secret.save");
  const isSet = stored?.last4 ? t("secret.endsWith", { last4: stored.last4 }) : t("secret.set");
  return (
    <form className={styles.secret} onSubmit={submit} noValidate aria-label={label}>
      <Field
        label={label}
        hint={[stored ? isSet : t("secret.notSet"), hint].filter(Boolean).join(" ")}
        placeholder={stored ? "••••••••" : undefined}
        autoComplete="off"
        spellCheck="false"
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" isDisabled={isPending || isEmpty} aria-label={`${save}: ${label}`}>
          {save}
        </Button>
        {stored && (
          <Button
            tone="danger"
            isDisabled={isPending}
            aria-label={`${t("secret.remove")}: ${label}`}
            onPress={() => void onSave(null)}
          >
            {t("secret.remove")}
          </Button>
        )}
      </div>
    </form>
  );
}
