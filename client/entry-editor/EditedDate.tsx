import { useTranslation } from "react-i18next";
import { isInList } from "#contract/values/pages.ts";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { ArticleDate } from "../site/entries/ArticleDate.tsx";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import styles from "./editing.module.css";
import { CancelEvent } from "./event/CancelEvent.tsx";
import type { Place } from "./places.ts";
import type { Editing } from "./use-editing.ts";

type Props = { article: ArticleData; editing: Editing; onPlace: (place: Place) => void };

/**
 * The date as printed on the page. The date of an event also has buttons: one leads to the date's field, one cancels
 * the event.
 */
export function EditedDate({ article, editing, onPlace }: Props) {
  const { t } = useTranslation("admin");
  const { date, tags } = article.entry;
  const isEvent = isInList(tags, "Veranstaltungen");
  if (date === null && !isEvent) return <ArticleDate article={article} />;
  return (
    <div className={styles.date}>
      <ArticleDate article={article} />
      <Button onPress={() => onPlace("date")}>
        <Icon name="calendar" />
        {t(date === null ? "editor.setDate" : "editor.changeDate")}
      </Button>
      {date !== null && isEvent && <CancelEvent editing={editing} onDays={() => onPlace("dates")} />}
    </div>
  );
}
