// The tags of an entry beside its lists: they put it into no list, and are changed by whoever edits it.
import { useTranslation } from "react-i18next";
import { type ListTag, listTags } from "#contract/pages.ts";
import { TagChips } from "../files/TagChips.tsx";
import { TagInput } from "../files/TagInput.tsx";
import styles from "./editing.module.css";

type Props = { tags: readonly string[]; error: string | undefined; onChange: (tags: string[]) => void };

export function EntryTags({ tags, error, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { t: files } = useTranslation("files");
  const own = tags.filter((tag) => !listTags.includes(tag as ListTag));
  return (
    <div role="group" aria-labelledby="entry-tags" className={styles.tags}>
      <span id="entry-tags">{t("editor.tags")}</span>
      <TagChips tags={own} onRemove={(path) => onChange(tags.filter((tag) => tag !== path))} />
      <TagInput
        label={files("tags.add")}
        buttonLabel={files("tags.addButton")}
        onChoose={(path) => onChange([...new Set([...tags, path])])}
        error={error}
      />
    </div>
  );
}
