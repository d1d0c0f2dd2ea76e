import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import type { Task, TaskKind } from "#contract/values/overview.ts";
import { useMay } from "../../api/viewer.ts";
import { ButtonLink } from "../../ui/admin/Button.tsx";
import { Icon, type IconName } from "../../ui/admin/icons.tsx";
import styles from "./Today.module.css";
import { pathOfTask } from "./task-paths.ts";
import { useTaskWords } from "./use-task-words.ts";

/** Tasks that only users with access to the site's settings can do. */
const technical: readonly TaskKind[] = [
  "mailOff",
  "jobsFailed",
  "backupFailed",
  "backupUnreadable",
  "noBackup",
  "embeddedOnline",
];

const icons: Partial<Record<TaskKind, IconName>> = {
  madeUpPassword: "key",
  mailOff: "mail",
  mailsRefused: "mail",
  withdrawalsOpen: "reply",
  ordersOversold: "shop",
  refundsDue: "shop",
  ordersToSend: "shop",
  ordersToPrepare: "shop",
  picturesHidden: "picture",
  messagesUnread: "unread",
  messagesDue: "clock",
  draftsHanded: "document",
  approvalsWaiting: "key",
  notesForMe: "quote",
  draftsReturned: "reply",
  eventsTomorrow: "calendar",
  guestbookWaiting: "quote",
  commentsWaiting: "quote",
  postsStuck: "share",
  webhooksFailing: "way",
  lawOpen: "document",
  legalOutdated: "document",
  firstTexts: "document",
  sponsorsEnding: "clock",
  eventsWithoutDay: "calendar",
  mapNotDrawn: "pin",
  picturesUndescribed: "picture",
};

/** Tasks whose delay harms a person. */
const urgent: readonly TaskKind[] = [
  "madeUpPassword",
  "mailOff",
  "noOrderRecipient",
  "mailsRefused",
  "withdrawalsOpen",
  "picturesHidden",
  "ordersOversold",
  "refundsDue",
  "backupFailed",
  "backupUnreadable",
  "noBackup",
];

export function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation("overview");
  const { sentence, action } = useTaskWords()(task);
  const mayUsers = useMay("read", "users");
  const mayTechnics = useMay("update", "siteSettings");
  const mayAct = task.kind === "madeUpPassword" ? mayUsers : mayTechnics || !technical.includes(task.kind);
  return (
    <li className={styles.row} data-urgent={urgent.includes(task.kind) || undefined}>
      <Icon name={icons[task.kind] ?? "info"} />
      <span className={styles.words}>{sentence}</span>
      <span className={styles.action}>
        {mayAct ? (
          <ButtonLink to={pathOfTask(task)}>{action}</ButtonLink>
        ) : (
          <span className={layout.softSmall}>{t("forOperator")}</span>
        )}
      </span>
    </li>
  );
}
