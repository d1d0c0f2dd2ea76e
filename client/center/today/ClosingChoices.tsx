import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import styles from "./Today.module.css";
import type { Reason } from "./use-closing.ts";

const reasons = ["closed", "storm", "sick", "private"] as const;
const choices = [...reasons, "own"] as const;

type Props = {
  places: readonly string[];
  close: (reason: Reason) => Promise<void>;
  error: string | undefined;
  isPending: boolean;
};

/** Choosing a reason fills in the text. The user may change the text before it is stored. */
export function ClosingChoices({ places, close, error, isPending }: Props) {
  const { t, i18n } = useTranslation("admin");
  const wordsOf = (reason: (typeof reasons)[number], language = i18n.language): string =>
    t(`today.reasonsIn.${language === "en" ? "en" : "de"}.${reason}`);
  const [chosen, setChosen] = useState<(typeof choices)[number]>("closed");
  const [text, setText] = useState(wordsOf("closed"));
  // The user's own text, which is kept while the user looks at other reasons.
  const [own, setOwn] = useState("");
  const [name, setName] = useState("");
  const withWords = (words: string) => reasons.find((reason) => wordsOf(reason) === words.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Enter on a reason must not close the site, because the user may not have read the text.
    const isOnReason = document.activeElement?.matches("input[type=radio]") ?? false;
    if (text.trim() === "" || isOnReason) return;
    const reason = withWords(text);
    void close(
      reason === undefined
        ? { name, text, en: null }
        : { name, text: wordsOf(reason, "de"), en: { text: wordsOf(reason, "en") } },
    );
  };
  return (
    <form className={styles.own} onSubmit={submit}>
      <Unsaved isThere={own !== "" && withWords(own) === undefined} />
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
      <Choice
        label={t("today.close")}
        value={chosen}
        options={choices.map((reason) => ({
          value: reason,
          label: reason === "own" ? t("today.ownWords") : wordsOf(reason),
        }))}
        onChange={(reason) => {
          setChosen(reason);
          setText(reason === "own" ? own : wordsOf(reason));
        }}
      />
      <Field
        label={t("today.own")}
        hint={t("today.ownHint")}
        value={text}
        onChange={(typed) => {
          setChosen(withWords(typed) ?? "own");
          setText(typed);
          setOwn(typed);
        }}
        maxLength={limits.textLength}
        error={error}
      />
      <Button type="submit" tone="primary" isDisabled={isPending || text.trim() === ""}>
        {t("today.show")}
      </Button>
    </form>
  );
}
