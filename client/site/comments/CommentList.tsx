import { useTranslation } from "react-i18next";
import type { PublicComment } from "#contract/schemas/comments.ts";
import { formatDay } from "#contract/values/dates.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import styles from "./Comments.module.css";

export function CommentList({ comments }: { comments: readonly PublicComment[] }) {
  return (
    <ol className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <Comment comment={comment} />
        </li>
      ))}
    </ol>
  );
}

function Comment({ comment: { id, name, text, language, created, answer } }: { comment: PublicComment }) {
  return (
    <article aria-labelledby={id}>
      <header className={styles.who}>
        <h3 id={id}>{name}</h3>
        <time dateTime={created}>{formatDay(created)}</time>
      </header>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      {answer !== "" && <Answer answer={answer} language={language} />}
    </article>
  );
}

/** An answer is in the language of its comment. */
function Answer({ answer, language }: Pick<PublicComment, "answer" | "language">) {
  const { t } = useTranslation("guestbook");
  const { title } = useSiteSettings();
  return (
    <div className={styles.answer}>
      <h4>{title === "" ? t("ourAnswer") : t("answer", { site: title })}</h4>
      <p className={styles.text} lang={language}>
        {answer}
      </p>
    </div>
  );
}
