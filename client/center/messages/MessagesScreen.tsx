import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { messagesPath, outboxPath } from "#contract/values/pages.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { trpc } from "../../api/trpc.ts";
import { useViewer } from "../../api/viewer.ts";
import { ListHead } from "../list/ListHead.tsx";
import type { Step } from "../list/StepControl.tsx";
import { mayOpen } from "../permitted.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { DeleteMessage } from "./DeleteMessage.tsx";
import { exportPath, isFiltered, pathIn } from "./list-address.ts";
import { MessageDetail } from "./MessageDetail.tsx";
import { MessageFilters } from "./MessageFilters.tsx";
import { MessagesPane } from "./MessagesPane.tsx";
import styles from "./MessagesScreen.module.css";
import { MessageTabs } from "./MessageTabs.tsx";
import { useFocusInList } from "./use-focus-in-list.ts";
import { useInbox } from "./use-inbox.ts";
import { useChangeMessage } from "./use-message-changes.ts";
import { onMessageKey } from "./use-message-keys.ts";

export function MessagesScreen() {
  const { t } = useTranslation("messages");
  const viewer = useViewer();
  const inbox = useInbox();
  const { openId, view, items } = inbox;
  const navigate = useNavigate();
  const heading = useFocusOnArrival<HTMLHeadingElement>({ hasKeys: true });
  const pane = useRef<HTMLElement>(null);
  const focus = useFocusInList(pane, items, heading);
  const [toDelete, setToDelete] = useState<Message | null>(null);
  const [answering, setAnswering] = useState(0);
  const change = useChangeMessage();
  // The open message may be on another page of the list, so the message has its own query.
  const shown = trpc.messages.thread.useQuery({ id: openId ?? "" }, { enabled: false }).data?.message;
  const open = openId === null ? null : (shown ?? null);

  const isEmpty = openId === null && inbox.list.isSuccess && items.length === 0 && !isFiltered(view);

  const walk = (step: 1 | -1): void => {
    const from = items.findIndex(({ id }) => id === (openId ?? focus.focusedId()));
    const target = openId === null && focus.focusedId() === null ? items[0] : items[from + step];
    if (!target) return;
    void navigate(pathIn(view, target.id), { replace: openId !== null, preventScrollReset: true });
    focus.moveTo(target.id);
  };
  const removed = (id: string): void => {
    focus.remember(id);
    if (id === openId) void navigate(pathIn(view), { replace: true, preventScrollReset: true });
  };
  const keys = {
    next: () => walk(1),
    previous: () => walk(-1),
    answer: () => open && setAnswering(answering + 1),
    toggleDone: () => open && change.mutate({ id: open.id, done: open.done === null }),
    toggleRead: () => open && change.mutate({ id: open.id, read: !open.read }),
    remove: () => open && setToDelete(open),
  };
  const steps: Step[] = [
    { label: t("exportLink"), icon: "download", isCompact: true, download: exportPath(view) },
    ...(mayOpen(viewer, outboxPath)
      ? [{ label: t("outbox"), icon: "upload", isCompact: true, to: outboxPath } as const]
      : []),
    { label: t("settingsLink"), icon: "settings", isCompact: true, to: `${messagesPath}/settings` },
  ];
  return (
    // This element is not focusable. It handles keys of the focused elements inside, and each action also has a button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-full className={styles.workspace} onKeyDown={(event) => onMessageKey(event, keys)}>
      <div className={openId === null ? "" : styles.headOfList}>
        <ListHead title={t("title")} heading={heading} steps={steps} />
        <MessageTabs />
        <MessageFilters inbox={inbox} steps={steps} />
      </div>
      <div className={`${styles.panes} ${openId === null ? styles.isList : styles.isDetail}`}>
        <MessagesPane ref={pane} inbox={inbox} />
        {!isEmpty && (
          <MessageDetail
            key={openId}
            hasChoice={items.length > 0}
            id={openId}
            backPath={pathIn(view)}
            answering={answering}
            onDelete={setToDelete}
          />
        )}
      </div>
      <DeleteMessage message={toDelete} onClose={() => setToDelete(null)} onRemoved={removed} />
    </div>
  );
}
