import layout from "../../ui/admin/Layout.module.css";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { guestbookPath } from "#contract/values/pages.ts";
import { useViewer } from "../../api/viewer.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { mailHref } from "#contract/values/contact-links.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import styles from "./Comments.module.css";
import { isAnswerKept } from "./kept-answer.ts";
import { useChangeComment } from "./use-comment-changes.ts";
import type { Comment } from "./use-view.ts";

type Props = { comment: Comment; onDelete: () => void };

export function CommentRow({ comment, onDelete }: Props) {
  const { t } = useTranslation("comments");
  const viewer = useViewer();
  const [isAnswering, setIsAnswering] = useState(() => isAnswerKept(viewer.id, comment.id));
  const article = useRef<HTMLElement>(null);
  // When the form closes, its cancel button no longer exists, so the comment gets the focus.
  const close = (): void => {
    setIsAnswering(false);
    article.current?.focus();
  };
  const { id, name, text, language, state } = comment;
  const place = comment.entry?.title ?? t("guestbook");
  return (
    <article
      ref={article}
      aria-label={t("textOf", { name, place })}
      tabIndex={-1}
      data-message={id}
      className={`${styles.row} ${state === "waiting" ? styles.waiting : ""}`}
    >
      <Head comment={comment} place={place} onDelete={onDelete} />
      <p className={styles.text} lang={language}>
        {text}
      </p>
      {isAnswering ? (
        <AnswerForm comment={comment} onClose={close} />
      ) : (
        <>
          <Answer comment={comment} />
          <Actions comment={comment} onAnswer={() => setIsAnswering(true)} />
        </>
      )}
    </article>
  );
}

function Head({ comment: { name, email, created, state, entry }, place, onDelete }: Props & { place: string }) {
  const { t } = useTranslation("comments");
  const path = entry === null ? guestbookPath : entry.path;
  return (
    <header className={styles.head}>
      <h2>{name}</h2>
      <span className={`${styles.state} ${styles[state]}`}>{t(`state.${state}`)}</span>
      <span className={styles.end}>
        <IconButton icon="trash" label={t("remove", { name })} onPress={onDelete} />
      </span>
      <p className={styles.facts}>
        {path === null ? place : <Link to={path}>{place}</Link>}
        {email !== "" && <a href={mailHref(email)}>{email}</a>}
        <time dateTime={created}>{formatMoment(created)}</time>
      </p>
    </header>
  );
}

function Answer({ comment: { answer, answered } }: { comment: Comment }) {
  const { t } = useTranslation("comments");
  if (answered === null) return null;
  const moment = formatMoment(answered.at);
  return (
    <div className={styles.answer}>
      <p className={layout.softSmall}>
        {answered.by === "" ? t("ourAnswerUnnamed", { moment }) : t("ourAnswer", { name: answered.by, moment })}
      </p>
      <p className={styles.text}>{answer}</p>
    </div>
  );
}

/**
 * After a decision, the reply button may be where the pressed button was. A second press then does no harm: it only
 * opens the form.
 */
function Actions({ comment: { id, state, answer }, onAnswer }: { comment: Comment; onAnswer: () => void }) {
  const { t } = useTranslation("comments");
  const change = useChangeComment();
  const decide = (next: "public" | "hidden"): void =>
    change.mutate({ id, state: next }, { onSuccess: () => notify(t(next === "public" ? "approved" : "isHidden")) });
  return (
    <div className={layout.centeredActions}>
      {state !== "public" && (
        <Button
          tone={state === "waiting" ? "primary" : "quiet"}
          isDisabled={change.isPending}
          onPress={() => decide("public")}
        >
          {t("approve")}
        </Button>
      )}
      <Button onPress={onAnswer}>
        <Icon name="reply" />
        {t(answer === "" ? "answer" : "changeAnswer")}
      </Button>
      {state !== "hidden" && (
        <Button tone="plain" isDisabled={change.isPending} onPress={() => decide("hidden")}>
          {t("hide")}
        </Button>
      )}
    </div>
  );
}
