import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import styles from "./Today.module.css";
import type { Reason } from "./use-closing.ts";

const reasons = ["closed", "storm", "sick", "private"] as const;

type Props = {
  places: readonly string[];
  close: (reason: Reason) => Promise<void>;
  error: string | undefined;
  isPending: boolean;
};

export function ClosingChoices({ places, close, error, isPending }: Props) {
  const { t, i18n } = useTranslation("admin");
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const said = useId();
  const presetOf = (reason: (typeof reasons)[number]): Reason => ({
    name,
    text: t(`today.reasonsIn.de.${reason}`),
    en: { text: t(`today.reasonsIn.en.${reason}`) },
  });
  return (
    <>
      {places.length > 1 && (
        <Select
          label={t("today.place")}
          value={name}
          options={[
            { value: "", label: t("today.allPlaces") },
            ...places.filter((place) => place !== "").map((place) => ({ value: place, label: place })),
          ]}
          onChange={setName}
        />
      )}
      <div className={styles.reasons} role="group" aria-labelledby={said}>
        <p id={said}>{t("today.close")}</p>
        {reasons.map((reason) => (
          <Button key={reason} isDisabled={isPending} onPress={() => void close(presetOf(reason))}>
            {t(`today.reasonsIn.${i18n.language === "en" ? "en" : "de"}.${reason}`)}
          </Button>
        ))}
      </div>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") void close({ name, text, en: null });
        }}
      >
        <Field
          label={t("today.own")}
          hint={t("today.ownHint")}
          value={text}
          onChange={setText}
          maxLength={limits.textLength}
          error={error}
        />
        <Button type="submit" isDisabled={isPending || text.trim() === ""}>
          {t("today.show")}
        </Button>
      </form>
    </>
  );
}
