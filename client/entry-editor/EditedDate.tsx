import { useTranslation } from "react-i18next";
import { isInList } from "#contract/values/pages.ts";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { ArticleDate } from "../site/entries/ArticleDate.tsx";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import styles from "./editing.module.css";

/** The printed date. The date of an event has a button that leads to its field. */
export function EditedDate({ article, onChange }: { article: ArticleData; onChange: () => void }) {
  const { t } = useTranslation("admin");
  const { date, tags } = article.entry;
  if (date === null && !isInList(tags, "Veranstaltungen")) return <ArticleDate article={article} />;
  return (
    <div className={styles.date}>
      <ArticleDate article={article} />
      <Button onPress={onChange}>
        <Icon name="calendar" />
        {t(date === null ? "editor.setDate" : "editor.changeDate")}
      </Button>
    </div>
  );
}
