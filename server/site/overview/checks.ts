import { and, count, eq, inArray, isNull, not, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Task, TaskKind } from "#contract/values/overview.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { FIXED_PAGE_TAG, type FirstPageName, fixedPageTag, shopPages } from "#contract/values/pages.ts";
import type { Queryable } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { users } from "#db/schema/users.ts";
import { isOn } from "#contract/values/components.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { hasFirstText } from "../../content/entries/first-texts.ts";
import { EVENTS } from "../../content/entries/agenda.ts";
import { isPublicAt } from "../../content/entries/public-at.ts";
import { findEntriesByTags, hasTag } from "../../content/entries/store.ts";
import { undescribedCondition } from "../../library/files/list-files.ts";
import { checkLaw } from "../law/check-law.ts";
import { readPageStates } from "../legal/outdated.ts";
import { countGivenUp } from "../../kernel/jobs/given-up.ts";
import { hostOf } from "../../mail/webhooks/rules.ts";
import { listFailing, type WebhookRow } from "../../mail/webhooks/store.ts";
import { lacksBackup } from "../backups/lacks-backup.ts";
import { listRows } from "../backups/store.ts";
import { isLastTrialFailed } from "../backups/try-backup.ts";
import { findStill } from "../map/still-store.ts";
import { orderRecipients } from "../../shop/orders/recipients.ts";
import { hasContracts } from "../../settings/contracts.ts";
import { readSmallBusiness } from "../../shop/reports/turnover.ts";
import type { CountedKind } from "./count-tasks.ts";
import { readStorage } from "./storage.ts";
import { MOST_STUCK, stuckPosts } from "../../letters/social/store.ts";

const FULL = 0.9;
const TRIES_UNNOTICED = 3;

async function countRows(db: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}

type Needs = Pick<Services, "database" | "env" | "publicUrl" | "now" | "registries">;
type CheckedKind = Exclude<TaskKind, CountedKind | "sponsorsEnding">;

/** Returns tasks that the client does not poll, because some checks read many rows. */
export async function checkSite(services: Needs): Promise<Task[]> {
  const { env, publicUrl } = services;
  const { db } = services.database;
  const now = services.now();
  const { settings } = await getSettings(db);
  const business = await readSmallBusiness(db, settings, now);
  const pages = await pagesWithFirstTexts(db, settings);
  const storage = await readStorage(db);
  const failing = await listFailing(db);
  const rows = await listRows(db);
  const counts: Record<CheckedKind, number> = {
    madeUpPassword: await countRows(db, users, eq(users.mustChangePassword, true)),
    mailOff: env.SMTP_URL === undefined ? 1 : 0,
    noOrderRecipient: (await lacksOrderRecipient(db, settings)) ? 1 : 0,
    mailsRefused: await countRows(db, outgoingMail, inArray(outgoingMail.state, ["refused", "uncertain"])),
    postsStuck: (await stuckPosts(db, MOST_STUCK)).length,
    jobsFailed: await countGivenUp(services),
    webhooksFailing: failing.length,
    backupFailed: rows.some(({ state }) => state === "failed") ? 1 : 0,
    backupUnreadable: isLastTrialFailed(rows) ? 1 : 0,
    noBackup: (await lacksBackup(services)) ? 1 : 0,
    storageFull: storage.used > FULL * storage.total ? 1 : 0,
    embeddedOnline: env.DATABASE_URL === undefined && publicUrl().startsWith("https:") ? 1 : 0,
    firstTexts: pages.length,
    legalOutdated: await countOutdated(services, now),
    lawOpen: (await checkLaw(services)).filter(({ state }) => state === "open").length,
    turnoverOver: business?.state === "over" ? 1 : 0,
    turnoverNear: business?.state === "near" ? 1 : 0,
    eventsWithoutDay: await countRows(db, entries, eventsWithoutDay(db, now)),
    mapNotDrawn: (await isStillFailing(db)) ? 1 : 0,
    picturesUndescribed: await countRows(db, files, undescribedCondition()),
  };
  return (Object.entries(counts) as [CheckedKind, number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      kind,
      count,
      one: null,
      at: null,
      ...(kind === "firstTexts" && { pages }),
      ...(kind === "webhooksFailing" && namesOf(failing)),
    }));
}

function namesOf([first, ...others]: readonly WebhookRow[]): Partial<Task> {
  if (!first) return {};
  const one = others.length > 0 ? null : { id: first.id, name: hostOf(first.url), number: null };
  return { one, at: first.failingSince?.toISOString() ?? null };
}

async function lacksOrderRecipient(db: Queryable, settings: Settings): Promise<boolean> {
  return (await orderRecipients(db, settings)).length === 0 && (await hasContracts(db));
}

async function countOutdated({ database: { db }, publicUrl }: Needs, at: Date): Promise<number> {
  const states = await readPageStates(db, await getSettings(db), { at, publicUrl: publicUrl() });
  return Object.values(states).filter(({ isOutdated }) => isOutdated).length;
}

/** The first failures are retried within minutes and need no attention. */
async function isStillFailing(db: Queryable): Promise<boolean> {
  const still = await findStill(db);
  return still !== null && still.asked > still.drawn && still.attempts >= TRIES_UNNOTICED;
}

function eventsWithoutDay(db: Queryable, now: Date): SQL | undefined {
  return and(isPublicAt(now), isNull(entries.date), hasTag(db, EVENTS), not(hasTag(db, FIXED_PAGE_TAG)));
}

const legalPages: readonly FirstPageName[] = ["Impressum", "Datenschutz"];

/** Finds pages that the law requires and that are missing or still have their initial text. */
async function pagesWithFirstTexts(db: Queryable, settings: Settings): Promise<string[]> {
  const asked = isOn(settings, "shop") ? [...legalPages, ...shopPages] : legalPages;
  const rows = await findEntriesByTags(db, asked.map(fixedPageTag), { publicAt: null });
  return asked.filter((name) => {
    const row = rows.find(({ tags }) => tags.includes(fixedPageTag(name)));
    return row === undefined || hasFirstText(row, name);
  });
}
