// The entries as a table; on narrow windows each row becomes two lines.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Entry } from "#contract/entries.ts";
import { entryPath, fixedPageNameOf, isOwnPage, listOf, listTags } from "#contract/pages.ts";
import { formatDay } from "#contract/dates.ts";
import { trpc } from "../../trpc.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { publishStateOf, StateBadge } from "../../ui/admin/StateBadge.tsx";
import styles from "./EntriesTable.module.css";

export type ListedEntry = Pick<Entry, "id" | "title" | "publishDate" | "date" | "tags" | "address" | "share">;

const columns = ["title", "state", "place", "date", "actions"] as const;

type Props = {
  entries: ListedEntry[];
  onDelete: (entry: ListedEntry) => void;
  onDuplicate: (entry: ListedEntry) => void;
};

export function EntriesTable({ entries, onDelete, onDuplicate }: Props) {
  const { t } = useTranslation("admin");
  const ids = entries.map(({ id }) => id);
  const { data: pending = [] } = trpc.workingCopies.among.useQuery({ ids });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {column === "actions" ? (
                <span className="visually-hidden">{t("entries.columns.actions")}</span>
              ) : (
                t(`entries.columns.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.title}>
              <Link to={pathOf(entry)} lang="de">
                {entry.title}
              </Link>
            </td>
            <td className={styles.state}>
              <StateBadge state={publishStateOf(entry)} />
              {entry.share.fb && (
                <span className={styles.shared} title={t("entries.shared")}>
                  <Icon name="share" />
                  <span className="visually-hidden">{t("entries.shared")}</span>
                </span>
              )}
              {pending.includes(entry.id) && <span className={styles.pending}>{t("editor.pending")}</span>}
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
                  {/* For narrow windows, where the columns have no headings. */}
                  <span className={styles.from}>{t("entries.from")} </span>
                  <time dateTime={entry.publishDate}>{formatDay(entry.publishDate)}</time>
                </>
              )}
            </td>
            <td className={styles.actions}>
              <IconButton
                icon="copy"
                label={t("entries.duplicateOf", { title: entry.title })}
                onPress={() => onDuplicate(entry)}
              />
              {fixedPageNameOf(entry.tags) === null && (
                <IconButton
                  icon="trash"
                  label={t("entries.removeOf", { title: entry.title })}
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

/** An entry that is in no list is still shown to editors. */
function pathOf(entry: ListedEntry): string {
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

/** As high as the rows that will replace it. */
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
