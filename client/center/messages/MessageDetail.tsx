import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message, Thread } from "#contract/schemas/messages.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useViewer } from "../../api/viewer.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { Answers } from "./Answers.tsx";
import { Composer } from "./Composer.tsx";
import { hasKeptReply } from "./kept-replies.ts";
import styles from "./MessageDetail.module.css";
import { MessageHead } from "./MessageHead.tsx";
import { Replies } from "./Replies.tsx";
import { useChangeMessage } from "./use-message-changes.ts";

type Props = {
  id: string | null;
  hasChoice: boolean;
  backPath: string;
  answering: number;
  onDelete: (message: Message) => void;
};

export function MessageDetail({ id, hasChoice, ...props }: Props) {
  const { t } = useTranslation("messages");
  return (
    <section aria-label={t("thread.label")} className={`${screen.panel} ${styles.detail}`}>
      {id === null ? <NoneOpen hasChoice={hasChoice} /> : <OpenMessage id={id} {...props} />}
    </section>
  );
}

function NoneOpen({ hasChoice }: Pick<Props, "hasChoice">) {
  const { t } = useTranslation("messages");
  return (
    <div className={screen.empty}>
      <h2>{t("none.title")}</h2>
      {hasChoice && <p>{t("none.text")}</p>}
    </div>
  );
}

function OpenMessage({ id, backPath, answering, onDelete }: Omit<Props, "hasChoice"> & { id: string }) {
  const { t } = useTranslation("messages");
  const viewer = useViewer();
  const thread = trpc.messages.thread.useQuery(
    { id },
    { refetchInterval: ({ state }) => isOnItsWay(state.data) && ON_ITS_WAY_MS },
  );
  const [isAnswering, setIsAnswering] = useState(() => hasKeptReply(viewer.id, id));
  const [focusKey, setFocusKey] = useState(0);
  const [asked, setAsked] = useState(answering);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = (): void => {
    setIsAnswering(true);
    setFocusKey(focusKey + 1);
  };
  if (asked !== answering) {
    setAsked(answering);
    answer();
  }
  const endAnswer = (): void => {
    setIsAnswering(false);
    // A closing dialog first tries to focus a button that no longer exists. So the heading gets the focus two frames
    // later.
    requestAnimationFrame(() => requestAnimationFrame(() => heading.current?.focus({ preventScroll: true })));
  };
  useReadWhenOpened(thread.data?.message);
  if (thread.isPending) return <DetailSkeleton />;
  if (thread.isError && refusalOf(thread.error)?.code === "C404") return <Gone backPath={backPath} />;
  if (thread.isError) return <Unreachable title={t("failedOne")} onAgain={() => void thread.refetch()} />;
  const { message, replies } = thread.data;
  return (
    <article className={styles.message}>
      <MessageHead
        message={message}
        backPath={backPath}
        heading={heading}
        onAnswer={answer}
        onDelete={() => onDelete(message)}
      />
      {message.form && <Answers answers={message.answers} />}
      {message.message !== "" && (
        <p className={styles.text} lang={message.language}>
          {message.message}
        </p>
      )}
      <Replies replies={replies} />
      {isAnswering && message.email !== "" && <Composer thread={thread.data} focusKey={focusKey} onClose={endAnswer} />}
    </article>
  );
}

const ON_ITS_WAY_MS = 5_000;

function isOnItsWay(thread: Thread | undefined): boolean {
  return thread?.replies.some(({ state }) => state === "waiting") ?? false;
}

/** Runs once when a message opens. After 'mark as unread', the message therefore stays unread while it is open. */
function useReadWhenOpened(message: Message | undefined): void {
  const { mutate } = useChangeMessage();
  const opened = useRef<string | null>(null);
  const { id, read } = message ?? {};
  useEffect(() => {
    if (id === undefined || opened.current === id) return;
    opened.current = id;
    if (read === false) mutate({ id, read: true });
  }, [id, read, mutate]);
}

function Gone({ backPath }: { backPath: string }) {
  const { t } = useTranslation("messages");
  return (
    <div className={screen.empty}>
      <h2>{t("gone.title")}</h2>
      <p>{t("gone.text")}</p>
      <ButtonLink icon="mail" to={backPath}>
        {t("gone.back")}
      </ButtonLink>
    </div>
  );
}

function DetailSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={styles.skeleton}>
      {[40, 28, 92, 84, 88, 35].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
