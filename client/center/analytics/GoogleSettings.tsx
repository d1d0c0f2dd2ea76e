import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import screen from "../Screen.module.css";
import styles from "./Analytics.module.css";
import { useMeasurementId } from "./use-measurement-id.ts";

export function GoogleSettings({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation("analytics");
  const label = useId();
  return (
    <section aria-labelledby={label} className={`${screen.panel} ${styles.google}`}>
      <h2 id={label}>{t("google.title")}</h2>
      <p>{t("google.text")}</p>
      {isAllowed ? <IdForm /> : <p>{t("google.onlySystem")}</p>}
    </section>
  );
}

function IdForm() {
  const { t } = useTranslation("analytics");
  const stored = useSiteSettings().analytics?.apikey ?? null;
  const [typed, setTyped] = useState("");
  const { save, error, isPending } = useMeasurementId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== "" && !isPending) void save(typed).then((isSaved) => isSaved && setTyped(""));
  };
  const state = stored?.last4 ? t("google.set", { last4: stored.last4 }) : t("google.isSet");
  return (
    <form className={styles.idForm} onSubmit={submit} noValidate>
      <p className={styles.state}>{stored ? state : t("google.notSet")}</p>
      <Field
        label={t("google.label")}
        hint={t("google.hint")}
        placeholder="G-AB12CD34EF"
        autoComplete="off"
        spellCheck="false"
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" isDisabled={isPending || typed.trim() === ""}>
          {t("google.save")}
        </Button>
        {stored && (
          <Button isDisabled={isPending} onPress={() => void save(null)}>
            {t("google.remove")}
          </Button>
        )}
      </div>
    </form>
  );
}
