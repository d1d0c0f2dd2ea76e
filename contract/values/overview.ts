import type { ComponentName } from "./components.ts";
import { listTags, type ListTag } from "./pages.ts";
import type { Needs } from "./permissions.ts";

export type TaskRule = { needs: Needs; component?: ComponentName };

const readDrafts = ["read", "drafts"] as const;
const readOrders = ["read", "orders"] as const;

/**
 * The kinds of tasks in 'Heute' and their permissions, sorted by urgency: tasks whose delay harms a person come first.
 */
export const taskKinds = {
  madeUpPassword: { needs: readDrafts },
  mailOff: { needs: readDrafts },
  noOrderRecipient: { needs: readDrafts },
  mailsRefused: { needs: ["read", "mails"] },
  withdrawalsOpen: { needs: ["read", "withdrawals"] },
  ordersOversold: { needs: readOrders },
  refundsDue: { needs: readOrders },
  ordersToSend: { needs: readOrders },
  ordersToPrepare: { needs: readOrders },
  messagesUnread: { needs: ["read", "messages"] },
  eventsTomorrow: { needs: readDrafts },
  guestbookWaiting: { needs: ["read", "moderation"], component: "guestbook" },
  commentsWaiting: { needs: ["read", "moderation"], component: "comments" },
  postsStuck: { needs: readDrafts, component: "social" },
  jobsFailed: { needs: readDrafts },
  noBackup: { needs: readDrafts },
  storageFull: { needs: readDrafts },
  embeddedOnline: { needs: readDrafts },
  firstTexts: { needs: readDrafts },
  legalOutdated: { needs: readDrafts },
  lawOpen: { needs: ["read", "lawCheck"] },
  turnoverOver: { needs: readOrders },
  turnoverNear: { needs: readOrders },
  eventsWithoutDay: { needs: readDrafts },
  mapNotDrawn: { needs: readDrafts, component: "map" },
  picturesUndescribed: { needs: readDrafts },
} as const satisfies Record<string, TaskRule>;
export type TaskKind = keyof typeof taskKinds;

export const tasksByUrgency = Object.keys(taskKinds) as TaskKind[];

/** Counts stop here. 'Heute' then shows that there are more. */
export const MOST_COUNTED = 100;

export type Task = {
  kind: TaskKind;
  /** 1 for warnings that cannot be counted. */
  count: number;
  /** null if there are several, or if nothing can be opened. */
  one: { id: string; name: string; number: number | null } | null;
  /** When the oldest began to wait, or when the event begins; null if that is unknown or the event has no time. */
  at: string | null;
  pages?: string[];
};

export type Storage = { used: number; total: number };

export function listForEditors(tags: readonly string[]): ListTag {
  return listTags.find((tag) => tags.includes(tag)) ?? listTags[0];
}
