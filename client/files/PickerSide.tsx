import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/admin/icons.tsx";
import { useTabRow } from "../ui/admin/use-tab-row.ts";
import styles from "./PickerSide.module.css";
import { TagPanel } from "./tags/TagPanel.tsx";
import { useTagTree } from "./tags/use-tag-tree.ts";
import type { PickedFiles } from "./use-picked-files.ts";

/**
 * The recently chosen files, and the tags. Wide pickers show the tag tree beside the files. Narrow ones show a row with
 * the tags of the first level, and open the tree on demand.
 */
export function PickerSide({ picked }: { picked: PickedFiles }) {
  const { t } = useTranslation("files");
  const { view, show, hasRecent, showRecent } = picked;
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const row = useTabRow<HTMLDivElement>();
  return (
    <div className={styles.side}>
      <div ref={row} className={styles.row}>
        {hasRecent && (
          <button type="button" aria-pressed={view.isRecent} className={styles.recent} onClick={showRecent}>
            <Icon name="history" />
            {t("picker.recent")}
          </button>
        )}
        <TagRow picked={picked} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          className={styles.opener}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="tag" />
          {t("tags.open")}
        </button>
      </div>
      {/* A new tag has its own form. React would bubble its submit event to the form around the dialog. */}
      <div
        id={panel}
        data-open={isOpen || undefined}
        className={styles.tags}
        onSubmit={(event) => event.stopPropagation()}
      >
        <TagPanel library={{ view, show }} />
      </div>
    </div>
  );
}

function TagRow({ picked: { view, show } }: { picked: PickedFiles }) {
  const { t } = useTranslation("files");
  const { branches } = useTagTree(null);
  const isAll = view.tag === null && !view.untagged && !view.isRecent;
  return (
    <div role="group" aria-label={t("tags.title")} className={styles.places}>
      <button type="button" aria-pressed={isAll} onClick={() => show({ tag: null, untagged: false })}>
        {t("tags.all")}
      </button>
      {branches.map(({ path }) => (
        <button
          key={path}
          type="button"
          aria-pressed={view.tag === path}
          onClick={() => show({ tag: view.tag === path ? null : path, untagged: false })}
        >
          {path}
        </button>
      ))}
    </div>
  );
}
