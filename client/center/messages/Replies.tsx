import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { Reply } from "#contract/schemas/messages.ts";
import { useMay } from "../../api/viewer.ts";
import { trpc } from "../../api/trpc.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import styles from "./Replies.module.css";

export function Replies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <ol className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <OneReply reply={reply} />
        </li>
      ))}
    </ol>
  );
}

function OneReply({ reply }: { reply: Reply }) {
  const { t } = useTranslation("messages");
  const { isAutomatic, userName, created, subject, text } = reply;
  const writer = isAutomatic ? t("thread.automatic") : userName || t("thread.formerUser");
  return (
    <article className={styles.reply}>
      <header>
        <Icon name="reply" />
        <h3>{writer}</h3>
        <time dateTime={created}>{formatMoment(created)}</time>
      </header>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.text}>{text}</p>
      <Sending reply={reply} />
    </article>
  );
}

const icons = {
  waiting: "upload",
  sent: "check",
  refused: "info",
  uncertain: "info",
  unknown: "info",
  stored: "info",
} as const;
const alarming = new Set<keyof typeof icons>(["refused", "uncertain"]);

function useSendAgain() {
  const { t } = useTranslation("messages");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  return trpc.mails.sendAgain.useMutation({
    onSuccess: () => {
      notify(t("thread.sentAgain"));
      void utils.messages.thread.invalidate();
    },
    onError: notifyError,
  });
}

function Sending({ reply: { state: stored, sent, mailId } }: { reply: Reply }) {
  const { t } = useTranslation("messages");
  // Without a mail server, the site writes mails only to files. So the label says 'stored' instead of 'sent'.
  const sendsMail = useSendsMail();
  const state = stored === "sent" && !sendsMail ? "stored" : stored;
  const again = useSendAgain();
  const maySend = useMay("update", "mails");
  const hint = state === "waiting" || state === "sent" ? null : t(`thread.${state}Hint`);
  return (
    <div className={`${styles.state} ${alarming.has(state) ? styles.alarming : ""}`}>
      <Icon name={icons[state]} />
      <span>
        {t(`thread.state.${state}`, { moment: sent === null ? "" : formatMoment(sent) })}
        {hint && <small>{hint}</small>}
        {maySend && alarming.has(state) && (
          <Button isDisabled={again.isPending} onPress={() => again.mutate({ ids: [mailId] })}>
            <Icon name="retry" />
            {t("thread.sendAgain")}
          </Button>
        )}
      </span>
    </div>
  );
}
