// The title of an entry, edited in its place and in its size.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FieldError, TextArea, TextField } from "react-aria-components";
import { limits } from "#contract/limits.ts";
import field from "../ui/admin/Field.module.css";
import styles from "./editing.module.css";

type Props = {
  title: string;
  /** Whether the page's heading is in this component. */
  hasHeading: boolean;
  error: string | undefined;
  /** A new entry's placeholder is selected, so that typing replaces it. */
  isNew: boolean;
  takesFocus: boolean;
  onChange: (title: string) => void;
};

export function EditableTitle({ title, hasHeading, error, isNew, takesFocus, onChange }: Props) {
  const { t } = useTranslation("admin");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) area.current?.select();
    else if (takesFocus) area.current?.focus();
  }, [isNew, takesFocus]);
  return (
    <>
      {hasHeading && (
        <h1 className="visually-hidden" lang="de">
          {title}
        </h1>
      )}
      <TextField
        aria-label={t("editor.title")}
        value={title}
        // A title is one line, even if the window wraps it.
        onChange={(value) => onChange(value.replace(/\s*\n\s*/gu, " "))}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
          else event.continuePropagation();
        }}
        maxLength={limits.textLength}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <div className={styles.title} data-place="title" data-text={`${title} `}>
          <TextArea ref={area} rows={1} lang="de" placeholder={t("editor.title")} />
        </div>
        <FieldError className={`${field.error} ${styles.titleError}`}>{error}</FieldError>
      </TextField>
    </>
  );
}
