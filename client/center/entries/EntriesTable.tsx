import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Entry } from "#contract/schemas/entries.ts";
import { entryPath, fixedPageNameOf, isLastingPage, isOwnPage, listOf, listTags } from "#contract/values/pages.ts";
import { formatDay } from "#contract/values/dates.ts";
import { useMay } from "../../api/viewer.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { publishStateOf, StateBadge } from "../../ui/admin/StateBadge.tsx";
import styles from "./EntriesTable.module.css";
import { useCopies } from "./use-copies.ts";

export type ListedEntry = Pick<
  Entry,
  "id" | "title" | "publishDate" | "date" | "tags" | "address" | "share" | "handover"
>;

const columns = ["choose", "title", "state", "place", "date", "actions"] as const;

/** Authors remove only their own drafts, and the list shows them no drafts of others. */
function useIsRemovable(): (entry: ListedEntry) => boolean {
  const mayRemoveAll = useMay("remove", "entries");
  return ({ tags, publishDate }) => !isLastingPage(tags) && (mayRemoveAll || publishDate === null);
}

type Props = {
  entries: ListedEntry[];
  chosen: readonly string[];
  onChoose: (ids: string[], isOn: boolean) => void;
  onDelete: (entry: ListedEntry) => void;
  onDuplicate: (entry: ListedEntry) => void;
};

export function EntriesTable({ entries, chosen, onChoose, onDelete, onDuplicate }: Props) {
  const { t } = useTranslation("admin");
  const isNarrow = useIsNarrow();
  const ids = entries.map(({ id }) => id);
  const { titleOf, isPending } = useCopies(ids);
  const isRemovable = useIsRemovable();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {!(isNarrow && column === "choose") && (
                <ColumnHead column={column} entries={entries} chosen={chosen} onChoose={onChoose} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.choose}>
              {isRemovable(entry) && (
                <Checkbox
                  aria-label={t("entries.chooseOne", { title: titleOf(entry) })}
                  isSelected={chosen.includes(entry.id)}
                  onChange={(isOn) => onChoose([entry.id], isOn)}
                />
              )}
            </td>
            <td className={styles.title}>
              <Link to={pathOf(entry)} lang="de">
                {titleOf(entry)}
              </Link>
            </td>
            <td className={styles.state}>
              <StateBadge state={entry.handover ? "handed" : publishStateOf(entry)} />
              {entry.share.fb && (
                <span className={styles.shared} title={t("entries.shared")}>
                  <Icon name="share" />
                  <span className="visually-hidden">{t("entries.shared")}</span>
                </span>
              )}
              {isPending(entry) && publishStateOf(entry) === "public" && (
                <span className={styles.pending}>{t("editor.pending")}</span>
              )}
            </td>
            <td className={styles.place}>
              <Place entry={entry} />
              {entry.date && (
                <span className={styles.event}>{t("entries.eventDay", { day: formatDay(entry.date) })}</span>
              )}
            </td>
            <td className={styles.date}>
              {entry.publishDate && (
                <>
                  <span className={styles.from}>{t("entries.from")} </span>
                  <time dateTime={entry.publishDate}>{formatDay(entry.publishDate)}</time>
                </>
              )}
            </td>
            <td className={styles.actions}>
              <IconButton
                icon="copy"
                label={t("entries.duplicateOf", { title: titleOf(entry) })}
                onPress={() => onDuplicate(entry)}
              />
              {isRemovable(entry) && (
                <IconButton
                  icon="trash"
                  label={t("entries.removeOf", { title: titleOf(entry) })}
                  onPress={() => onDelete(entry)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChoiceProps = Pick<Props, "entries" | "chosen" | "onChoose">;
type HeadProps = ChoiceProps & { column: (typeof columns)[number] };

function ColumnHead({ column, ...choice }: HeadProps) {
  const { t } = useTranslation("admin");
  if (column === "actions") return <span className="visually-hidden">{t("entries.columns.actions")}</span>;
  if (column !== "choose") return t(`entries.columns.${column}`);
  return <ChooseEntries {...choice} />;
}

/** The checkbox for all entries of the page. Narrow lists show it beside the actions on the chosen entries. */
export function ChooseEntries({ entries, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation("admin");
  const isRemovable = useIsRemovable();
  const all = entries.filter(isRemovable).map(({ id }) => id);
  if (all.length === 0) return null;
  const count = all.filter((id) => chosen.includes(id)).length;
  return (
    <Checkbox
      isSelected={count === all.length}
      isIndeterminate={count > 0 && count < all.length}
      onChange={(isOn) => onChoose(all, isOn)}
    >
      <span className={styles.all}>{t("entries.chooseAll")}</span>
    </Checkbox>
  );
}

/** An entry that is in no public list has no path. Editors can open such an entry at a path below the first list. */
export function pathOf(entry: ListedEntry): string {
  return entryPath(entry) ?? `/${listTags[0]}/${entry.id}`;
}

function Place({ entry: { tags } }: { entry: ListedEntry }) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  if (fixedPageNameOf(tags) !== null) return t("entries.fixedPage");
  if (isOwnPage(tags)) return t("entries.ownPage");
  const list = listOf(tags);
  return list ? site(`nav.${list}`) : t("entries.nowhere");
}

export function EntriesTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index}>
          <i style={{ width: `${30 + ((index * 17) % 35)}%` }} />
        </span>
      ))}
    </div>
  );
}
