import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FieldError, Text, TextArea, TextField } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import field from "../ui/admin/Field.module.css";
import styles from "./editing.module.css";
import { focusFirstText } from "./places.ts";
import { isUnwrittenTitle } from "./unwritten.ts";

type Props = {
  title: string;
  error: string | undefined;
  isNew: boolean;
  isEnglish?: boolean;
  takesFocus: boolean;
  onChange: (title: string) => void;
};

const COUNTED_FROM = 0.75 * limits.textLength;

function selectUnwritten({ currentTarget }: { currentTarget: HTMLTextAreaElement }): void {
  if (isUnwrittenTitle(currentTarget.value)) currentTarget.select();
}

export function EditableTitle({ title, error, isNew, isEnglish = false, takesFocus, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { t: editor } = useTranslation("editor");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew || takesFocus) area.current?.focus({ preventScroll: true });
  }, [isNew, takesFocus]);
  return (
    <>
      {!isEnglish && (
        <h1 className="visually-hidden" lang="de">
          {title}
        </h1>
      )}
      <TextField
        aria-label={t(isEnglish ? "english.title" : "editor.title")}
        value={title}
        // A title has no line breaks, so pasted line breaks become spaces.
        onChange={(value) => onChange(value.replace(/\s*\n\s*/gu, " "))}
        onKeyDown={(event) => {
          // While an input method is composing, Enter accepts a suggested word.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return event.continuePropagation();
          event.preventDefault();
          return focusFirstText(isEnglish);
        }}
        maxLength={limits.textLength}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <div className={styles.title} data-place={isEnglish ? "englishTitle" : "title"} data-text={`${title} `}>
          <TextArea
            ref={area}
            rows={1}
            lang={isEnglish ? "en" : "de"}
            placeholder={t(isEnglish ? "english.title" : "editor.title")}
            // Selects the placeholder title, so that typing replaces it.
            onFocus={selectUnwritten}
            onClick={selectUnwritten}
          />
        </div>
        {title.length >= COUNTED_FROM && (
          <Text slot="description" className={`${field.hint} ${styles.titleError}`}>
            {editor("count", { used: title.length, max: limits.textLength })}
          </Text>
        )}
        <FieldError className={`${field.error} ${styles.titleError}`}>{error}</FieldError>
      </TextField>
    </>
  );
}
