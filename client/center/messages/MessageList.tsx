import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay, formatTime } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { tagLabel } from "../../files/tag-label.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { useAnswerWords } from "./Answers.tsx";
import { type InboxView, pathIn } from "./list-address.ts";
import styles from "./MessageList.module.css";
import { senderOf } from "./sender.ts";

type Props = { items: readonly Message[]; view: InboxView; openId: string | null };

/** Long messages are cut to this length in the list. */
const PREVIEW_LENGTH = 240;
const TAGS_SHOWN = 2;

export function MessageList({ items, view, openId }: Props) {
  return (
    <ul data-message-list className={styles.list}>
      {items.map((message) => (
        <li key={message.id}>
          <Row message={message} path={pathIn(view, message.id)} isOpen={message.id === openId} />
        </li>
      ))}
    </ul>
  );
}

function Row({ message, path, isOpen }: { message: Message; path: string; isOpen: boolean }) {
  const { t } = useTranslation("messages");
  const { id, read, created, tags, isAnswered, done, topic, form, answers } = message;
  const about = form?.title ?? topic?.name;
  const words = useAnswerWords();
  const text = form ? answers.map(({ label, value }) => `${label}: ${words(value)}`).join(" · ") : message.message;
  return (
    <Link
      to={path}
      preventScrollReset
      data-message={id}
      className={`${styles.row} ${read ? "" : styles.unread}`}
      aria-current={isOpen ? "true" : undefined}
    >
      <span className={styles.name}>
        {!read && <span className="visually-hidden">{t("unread")}: </span>}
        {senderOf(message)}
      </span>
      <time dateTime={created} className={styles.when}>
        {whenOf(created)}
      </time>
      <span className={styles.preview} lang={message.language}>
        {truncate(text, PREVIEW_LENGTH).replaceAll("\n", " ")}
      </span>
      {(isAnswered || done !== null || about !== undefined || tags.length > 0) && (
        <span className={styles.marks}>
          {about !== undefined && (
            <span lang="de" className={styles.tag}>
              {about}
            </span>
          )}
          {done !== null && (
            <span className={styles.answered}>
              <Icon name="check" />
              {t("done")}
            </span>
          )}
          {isAnswered && (
            <span className={styles.answered}>
              <Icon name="reply" />
              {t("answered")}
            </span>
          )}
          {tags.slice(0, TAGS_SHOWN).map((path) => (
            <span key={path} className={styles.tag}>
              {tagLabel(path)}
            </span>
          ))}
          {tags.length > TAGS_SHOWN && <span className={styles.tag}>+{tags.length - TAGS_SHOWN}</span>}
        </span>
      )}
    </Link>
  );
}

/** Returns the time of a message of today, or the day of an older message. */
function whenOf(created: string): string {
  const day = formatDay(created);
  return day === formatDay(new Date().toISOString()) ? (formatTime(created) ?? day) : day;
}

export function MessageListSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={styles.skeleton}>
      {Array.from({ length: limits.listDefault }, (_, index) => (
        <span key={index}>
          <i style={{ width: `${35 + ((index * 17) % 25)}%` }} />
          <i style={{ width: `${60 + ((index * 23) % 35)}%` }} />
        </span>
      ))}
    </div>
  );
}
