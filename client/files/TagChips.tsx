import { useTranslation } from "react-i18next";
import { tagLabel } from "./tag-label.ts";
import styles from "./Tags.module.css";

export function TagChips({ tags, onRemove }: { tags: readonly string[]; onRemove: (path: string) => void }) {
  const { t } = useTranslation("files");
  if (tags.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {tags.map((path) => (
        <li key={path}>
          {tagLabel(path)}
          <button
            type="button"
            aria-label={t("tags.removeOf", { name: tagLabel(path) })}
            onClick={() => onRemove(path)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
