// The fields beside an entry's text: publish date, date, and place.
import { useTranslation } from "react-i18next";
import { formatMoment } from "../dates.ts";
import { MomentField } from "../ui/admin/MomentField.tsx";
import { publishStateOf } from "../ui/admin/StateBadge.tsx";
import type { Change, Draft } from "./draft.ts";
import type { FieldErrors } from "./field-errors.ts";
import styles from "./editing.module.css";

type Props = {
  draft: Draft;
  tags: readonly string[];
  isFixed: boolean;
  errors: FieldErrors;
  change: (what: Change) => void;
};

export function EntryDetails({ draft, tags, isFixed, errors, change }: Props) {
  const { t } = useTranslation("admin");
  const publishHint = usePublishHint(draft.publishDate);
  if (isFixed) return <p className={styles.fixedNote}>{t("editor.fixedPage")}</p>;
  return (
    <div className={styles.details}>
      <MomentField
        label={t("editor.publishDate")}
        value={draft.publishDate}
        onChange={(publishDate) => change({ type: "publishDate", publishDate })}
        hint={publishHint}
        error={errors.publishDate}
      />
      <MomentField
        label={t("editor.date")}
        value={draft.date}
        onChange={(date) => change({ type: "date", date })}
        isDayEnough
        hint={t("editor.dateHint")}
        error={errors.date}
      />
      <div className={styles.tags}>
        <span id="entry-tags">{t("editor.tags")}</span>
        <ul aria-labelledby="entry-tags" lang="de">
          {tags.map((tag) => (
            <li key={tag}>{tag.replaceAll("|", " › ")}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function usePublishHint(publishDate: string | null): string {
  const { t } = useTranslation("admin");
  const state = publishStateOf(publishDate);
  return t(`editor.publishHint.${state}`, { moment: publishDate === null ? "" : formatMoment(publishDate) });
}
