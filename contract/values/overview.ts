import type { ComponentName } from "./components.ts";
import { listTags, type ListTag } from "./pages.ts";
import type { Needs } from "./permissions.ts";

export type TaskRule = { needs: Needs; component?: ComponentName };

const readDrafts = ["read", "drafts"] as const;
const changeSettings = ["update", "settings"] as const;
const readOrders = ["read", "orders"] as const;

/**
 * The kinds of tasks in 'Heute' and their permissions, sorted by urgency: tasks whose delay harms a person come first.
 */
export const taskKinds = {
  madeUpPassword: { needs: changeSettings },
  mailOff: { needs: changeSettings },
  noOrderRecipient: { needs: changeSettings },
  mailsRefused: { needs: ["read", "mails"] },
  approvalsWaiting: { needs: ["read", "approvals"] },
  withdrawalsOpen: { needs: ["read", "withdrawals"] },
  ordersOversold: { needs: readOrders },
  refundsDue: { needs: readOrders },
  ordersToSend: { needs: readOrders },
  ordersToPrepare: { needs: readOrders },
  messagesDue: { needs: ["read", "messages"] },
  picturesHidden: { needs: ["update", "takedowns"] },
  messagesUnread: { needs: ["read", "messages"] },
  draftsHanded: { needs: ["update", "entries"] },
  notesForMe: { needs: ["read", "ownDrafts"] },
  draftsReturned: { needs: ["update", "ownDrafts"] },
  eventsTomorrow: { needs: readDrafts },
  guestbookWaiting: { needs: ["read", "moderation"], component: "guestbook" },
  commentsWaiting: { needs: ["read", "moderation"], component: "comments" },
  postsStuck: { needs: ["update", "entries"], component: "social" },
  jobsFailed: { needs: changeSettings },
  webhooksFailing: { needs: ["read", "webhooks"] },
  backupFailed: { needs: changeSettings },
  backupUnreadable: { needs: changeSettings },
  noBackup: { needs: changeSettings },
  storageFull: { needs: changeSettings },
  embeddedOnline: { needs: changeSettings },
  firstTexts: { needs: changeSettings },
  legalOutdated: { needs: changeSettings },
  lawOpen: { needs: ["read", "lawCheck"] },
  turnoverOver: { needs: readOrders },
  turnoverNear: { needs: readOrders },
  sponsorsEnding: { needs: ["update", "entries"] },
  eventsWithoutDay: { needs: readDrafts },
  mapNotDrawn: { needs: ["update", "map"], component: "map" },
  picturesUndescribed: { needs: ["update", "files"] },
} as const satisfies Record<string, TaskRule>;
export type TaskKind = keyof typeof taskKinds;

export const tasksByUrgency = Object.keys(taskKinds) as TaskKind[];

/** Items of a task are counted only up to this number. 'Heute' then shows that there are more. */
export const MOST_COUNTED = 100;

export type Task = {
  kind: TaskKind;
  /** 1 for warnings that cannot be counted. */
  count: number;
  /** The only item of the task. null if there are several items, or if the item cannot be opened. */
  one: { id: string; name: string; number: number | null } | null;
  /**
   * The begin of the event, or the time since which the oldest item waits. null if it is unknown, or if the event has
   * no time.
   */
  at: string | null;
  pages?: string[];
  /** The day of a contract's end. */
  day?: string;
  /** The address of the item, if the kind alone does not say it. */
  path?: string;
};

export type Storage = { used: number; total: number };

export function listForEditors(tags: readonly string[]): ListTag {
  return listTags.find((tag) => tags.includes(tag)) ?? listTags[0];
}
