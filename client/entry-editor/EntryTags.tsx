import { type FocusEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListTag, listTags } from "#contract/values/pages.ts";
import { TagChips } from "../files/TagChips.tsx";
import { TagInput } from "../files/TagInput.tsx";
import styles from "./editing.module.css";

type Props = { tags: readonly string[]; error: string | undefined; onChange: (tags: string[]) => void };

export function EntryTags({ tags, error, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { t: files } = useTranslation("files");
  const own = tags.filter((tag) => !listTags.includes(tag as ListTag));
  const typed = useRef<string | null>(null);
  const [taken, setTaken] = useState(0);
  const add = (path: string): void => onChange([...new Set([...tags, path])]);
  // If the user leaves the field, but not the window, the typed tag is added.
  const takeTyped = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (typed.current === null || !document.hasFocus() || currentTarget.contains(relatedTarget)) return;
    add(typed.current);
    typed.current = null;
    setTaken(taken + 1);
  };
  return (
    // The group itself is not interactive. It only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-labelledby="entry-tags" className={styles.tags} onBlur={takeTyped}>
      <span id="entry-tags">{t("editor.tags")}</span>
      <TagChips tags={own} onRemove={(path) => onChange(tags.filter((tag) => tag !== path))} />
      <TagInput
        key={taken}
        label={files("tags.add")}
        buttonLabel={files("tags.addButton")}
        onChoose={add}
        onTyped={(path) => {
          typed.current = path;
        }}
        error={error}
      />
    </div>
  );
}
