import { legalPages } from "#contract/values/legal-fields.ts";
import type { Task, TaskKind } from "#contract/values/overview.ts";
import {
  backupsPath,
  centerPath,
  commentsCenterPath,
  entriesPath,
  fileDetailsPath,
  filesPath,
  type FixedPageName,
  fixedPages,
  inboxPath,
  lawPath,
  legalFormPath,
  legalPath,
  mapPath,
  notificationsPath,
  ordersCenterPath,
  outboxPath,
  settingsPath,
  shopCenterPath,
  socialPath,
  usersPath,
  webhooksPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";

const paths = {
  madeUpPassword: `${usersPath}/browse`,
  mailOff: `${settingsPath}/mail`,
  noOrderRecipient: `${notificationsPath}#order-recipients`,
  mailsRefused: outboxPath,
  withdrawalsOpen: `${withdrawalsCenterPath}?state=open`,
  ordersOversold: `${ordersCenterPath}?state=oversold`,
  refundsDue: `${ordersCenterPath}?state=refundDue`,
  ordersToSend: `${ordersCenterPath}?state=unshipped`,
  ordersToPrepare: `${ordersCenterPath}?state=unready`,
  picturesHidden: `${filesPath}?hidden=1`,
  messagesUnread: `${inboxPath}?state=unread`,
  messagesDue: `${inboxPath}?state=open`,
  draftsHanded: `${entriesPath}?state=handed`,
  notesForMe: `${centerPath}#notes`,
  approvalsWaiting: `${centerPath}#approvals`,
  draftsReturned: `${entriesPath}?state=draft`,
  eventsTomorrow: fixedPages.Veranstaltungen,
  guestbookWaiting: `${commentsCenterPath}?state=waiting&place=guestbook`,
  commentsWaiting: `${commentsCenterPath}?state=waiting&place=entries`,
  postsStuck: socialPath,
  jobsFailed: `${settingsPath}/storage#jobs`,
  webhooksFailing: webhooksPath,
  backupFailed: backupsPath,
  backupUnreadable: backupsPath,
  noBackup: backupsPath,
  storageFull: `${filesPath}?sort=-size`,
  // The link leads to #backup, because #move is rendered only after its data has loaded. A link to #move would not find
  // its target.
  embeddedOnline: `${settingsPath}/storage#backup`,
  firstTexts: legalPath,
  legalOutdated: legalPath,
  lawOpen: lawPath,
  turnoverOver: `${shopCenterPath}/settings#prices`,
  turnoverNear: `${shopCenterPath}/settings#prices`,
  sponsorsEnding: fixedPages.Projekt,
  eventsWithoutDay: `${entriesPath}?place=Veranstaltungen`,
  mapNotDrawn: mapPath,
  picturesUndescribed: `${filesPath}?undescribed=1`,
} as const satisfies Record<TaskKind, string>;

/** A single task of these kinds opens its item. Other tasks open a list. */
const ofOne: Partial<Record<TaskKind, (id: string) => string>> = {
  ordersOversold: (id) => `${ordersCenterPath}/${id}`,
  refundsDue: (id) => `${ordersCenterPath}/${id}`,
  ordersToSend: (id) => `${ordersCenterPath}/${id}`,
  ordersToPrepare: (id) => `${ordersCenterPath}/${id}`,
  picturesHidden: fileDetailsPath,
  messagesUnread: (id) => `${inboxPath}/${id}`,
  messagesDue: (id) => `${inboxPath}/${id}`,
  draftsHanded: (id) => `${fixedPages.Aktuelles}/${id}`,
  notesForMe: (id) => `${fixedPages.Aktuelles}/${id}`,
  draftsReturned: (id) => `${fixedPages.Aktuelles}/${id}`,
  webhooksFailing: (id) => `${webhooksPath}/${id}`,
  eventsTomorrow: (id) => `${fixedPages.Veranstaltungen}/${id}`,
};

export function pathOfTask({ kind, one, path, pages = [] }: Task): string {
  if (path !== undefined) return path;
  const [page] = pages as FixedPageName[];
  if (page) return pathOfPage(page);
  return (one && ofOne[kind]?.(one.id)) ?? paths[kind];
}

function pathOfPage(page: FixedPageName): string {
  const formed = legalPages.find((name) => name === page);
  return formed ? legalFormPath(formed) : fixedPages[page];
}
