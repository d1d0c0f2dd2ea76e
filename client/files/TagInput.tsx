import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SEPARATOR } from "#contract/values/tag-paths.ts";
import { Button } from "../ui/admin/Button.tsx";
import { TagCombo, type TagSuggestion, useTagSuggestions } from "./TagCombo.tsx";
import { pathBelow, pathOfLabel, tagLabel } from "./tag-label.ts";
import styles from "./Tags.module.css";

type Props = {
  label: string;
  buttonLabel: string;
  onChoose: (path: string) => void;
  /** Called with typed text that is not a tag yet, so that a save can include it. null if there is no such text. */
  onTyped?: (path: string | null) => void;
  error?: string | undefined;
  isFocused?: boolean;
};

/**
 * Finds the suggestion with exactly this path, ignoring case. The path is compared, because a name such as '2026' may
 * exist below several tags.
 */
function meantBy(written: string, suggestions: readonly TagSuggestion[]): string | null {
  return suggestions.find(({ path }) => path.toLowerCase() === written.toLowerCase())?.path ?? null;
}

export function TagInput({ label, buttonLabel, onChoose, onTyped, error, isFocused = false }: Props) {
  const { t } = useTranslation("files");
  const [text, setText] = useState("");
  const [level, setLevel] = useState("");
  const [chosen, setChosen] = useState(0);
  const written = pathOfLabel(text);
  const suggestions = useTagSuggestions(written);
  const levels = useTagSuggestions(pathOfLabel(level));
  const known = meantBy(written, suggestions);
  // A typed text with several levels already contains the parent.
  const isPlaceAsked = written !== "" && known === null && !written.includes(SEPARATOR);
  const choose = (path: string): void => {
    setText("");
    setLevel("");
    setChosen(chosen + 1);
    onChoose(path);
  };
  const above = isPlaceAsked ? (meantBy(pathOfLabel(level), levels) ?? level) : "";
  const typed = written === "" ? null : (known ?? pathBelow(above, written));
  const tellTyped = useEffectEvent((path: string | null): void => onTyped?.(path));
  useEffect(() => tellTyped(typed), [typed]);
  const chooseTyped = (): void => {
    if (typed !== null) choose(typed);
  };
  return (
    <div className={styles.input}>
      <TagCombo
        // An emptied field would open its suggestions again, so each choice remounts the field.
        key={`tag ${chosen}`}
        label={label}
        text={text}
        onText={setText}
        suggestions={suggestions}
        onChoose={choose}
        onEnter={chooseTyped}
        error={error}
        isFocused={isFocused || chosen > 0}
      />
      {/* The button must be outside of the combo box. Inside, React Aria would use it to open the suggestions. */}
      <Button isDisabled={written === ""} onPress={chooseTyped}>
        {buttonLabel}
      </Button>
      {isPlaceAsked && (
        <div className={styles.level}>
          <TagCombo
            label={t("tags.below")}
            text={level}
            onText={setLevel}
            suggestions={levels}
            onChoose={(path) => setLevel(tagLabel(path))}
            onEnter={chooseTyped}
            hint={t("tags.belowHint")}
          />
        </div>
      )}
    </div>
  );
}
