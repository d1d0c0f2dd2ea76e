import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { mailHref, telHref } from "#contract/values/contact-links.ts";
import styles from "./MessageDetail.module.css";
import { MessageTags } from "./MessageTags.tsx";
import { senderOf } from "./sender.ts";
import { useChangeMessage } from "./use-message-changes.ts";

type Props = {
  message: Message;
  backPath: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: () => void;
  onDelete: () => void;
};

export function MessageHead({ message, backPath, heading, onAnswer, onDelete }: Props) {
  const { t } = useTranslation("messages");
  // On narrow windows, opening a message hides the list with the pressed link. So the focus would be lost.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  return (
    <header className={styles.head}>
      <Link to={backPath} className={styles.back}>
        <Icon name="chevron" />
        {t("back")}
      </Link>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1} data-title-part={senderOf(message)}>
          {senderOf(message)}
        </h2>
        <Actions message={message} onAnswer={onAnswer} onDelete={onDelete} />
      </div>
      <dl className={styles.facts}>
        {message.form && (
          <>
            <dt className="visually-hidden">{t("form")}</dt>
            <dd lang="de">
              <Icon name="list" />
              {message.form.title}
            </dd>
          </>
        )}
        {message.topic && (
          <>
            <dt className="visually-hidden">{t("topic")}</dt>
            <dd lang="de">
              <Icon name="tag" />
              {message.topic.name}
            </dd>
          </>
        )}
        {message.email !== "" && (
          <>
            <dt className="visually-hidden">{t("email")}</dt>
            <dd>
              <Icon name="mail" />
              <a href={mailHref(message.email)}>{message.email}</a>
            </dd>
          </>
        )}
        {message.phone !== "" && (
          <>
            <dt className="visually-hidden">{t("phone")}</dt>
            <dd>
              <Icon name="phone" />
              <a href={telHref(message.phone)}>{message.phone}</a>
            </dd>
          </>
        )}
        {message.done && (
          <>
            <dt className="visually-hidden">{t("state")}</dt>
            <dd>
              <Icon name="check" />
              {t("doneAt", { moment: formatMoment(message.done) })}
            </dd>
          </>
        )}
        <dt className="visually-hidden">{t("received")}</dt>
        <dd>
          <Icon name="calendar" />
          <time dateTime={message.created}>{formatMoment(message.created)}</time>
        </dd>
      </dl>
      <MessageTags message={message} />
    </header>
  );
}

function Actions({ message: { id, read, done, email }, onAnswer, onDelete }: Omit<Props, "backPath" | "heading">) {
  const { t } = useTranslation("messages");
  const { t: admin } = useTranslation("admin");
  const change = useChangeMessage();
  return (
    <div className={styles.actions}>
      {email !== "" && (
        <Button tone="primary" tip={t("keys.answer")} onPress={onAnswer}>
          <Icon name="reply" />
          {t("answer")}
        </Button>
      )}
      <IconButton
        icon={done ? "clock" : "check"}
        label={t(done ? "markUndone" : "markDone")}
        tip={t(done ? "keys.undone" : "keys.done")}
        onPress={() => change.mutate({ id, done: done === null })}
      />
      <IconButton
        icon={read ? "unread" : "mail"}
        label={t(read ? "markUnread" : "markRead")}
        tip={t(read ? "keys.unread" : "keys.read")}
        onPress={() => change.mutate({ id, read: !read })}
      />
      <IconButton icon="trash" label={admin("delete")} tip={t("keys.remove")} onPress={onDelete} />
    </div>
  );
}
