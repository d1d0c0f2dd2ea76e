// What a new board has to look at, with the values that are stored now, so that the list can be printed and signed.
import { asc, eq } from "drizzle-orm";
import {
  type HandoverFact,
  type HandoverFactKind,
  type HandoverRow,
  type HandoverStep,
  handoverStepNames,
} from "#contract/values/board-handover.ts";
import { isOn } from "#contract/values/components.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Queryable } from "#db/open.ts";
import { boardHandover } from "#db/schema/board-handover.ts";
import { users } from "#db/schema/users.ts";
import type { Services } from "../../kernel/context.ts";
import { lastBackup } from "../../kernel/identity/backups.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { listUsersWithFactors, type UserWithFactors } from "../../people/accounts/store.ts";
import { openBackupPlace } from "../backups/open-place.ts";

type Needs = Pick<Services, "database" | "storage" | "env" | "publicUrl">;

/** More names fit on no sheet. */
const MOST_USERS = 200;

export async function readHandover(services: Needs): Promise<HandoverRow[]> {
  const { db } = services.database;
  const facts = await factsOf(services);
  const done = await listDone(db);
  return handoverStepNames.map((step) => ({
    step,
    facts: facts[step].filter(({ values }) => values.length > 0),
    done: done.get(step) ?? null,
  }));
}

async function listDone(db: Queryable): Promise<Map<string, { at: string; by: string }>> {
  const rows = await db
    .select({ step: boardHandover.step, at: boardHandover.at, by: users.name, handle: users.handle })
    .from(boardHandover)
    .leftJoin(users, eq(users.id, boardHandover.userId))
    .orderBy(asc(boardHandover.step));
  return new Map(rows.map(({ step, at, by, handle }) => [step, { at: at.toISOString(), by: by || handle || "" }]));
}

async function factsOf(services: Needs): Promise<Record<HandoverStep, HandoverFact[]>> {
  const { env, publicUrl, database } = services;
  const { settings, secrets } = await getSettings(database.db);
  const people = await listUsersWithFactors(database.db, MOST_USERS);
  const backup = await lastBackup(database.db);
  const { imprint } = settings.legal;
  return {
    users: [
      fact("systemUsers", ...people.filter(isSystem).map(nameOf)),
      fact("otherUsers", ...people.filter((one) => !isSystem(one)).map(nameOf)),
    ],
    secondFactors: [
      fact("withoutSecondFactor", ...people.filter(({ totp, passkeys }) => totp + passkeys === 0).map(nameOf)),
      fact("lastCodes", ...people.filter(hasFewCodes).map(nameOf)),
    ],
    imprint: [
      fact("operator", imprint.name),
      fact("represented", ...imprint.represented.split("\n")),
      fact("responsible", imprint.responsible),
    ],
    recipients: [fact("messages", ...settings.notify.message), fact("orders", ...settings.notify.order)],
    mail: [fact("sender", settings.mail.from), fact("replyTo", settings.mail.replyTo)],
    payment: isOn(settings, "shop") ? paymentFacts(settings, secrets) : [],
    social: [fact("page", settings.social.page), fact("access", secrets["social.fb.pageAccessToken"] ? "yes" : "")],
    domain: [fact("address", publicUrl()), fact("securityContact", settings.security.contact)],
    backups: [
      fact("lastBackup", backup?.toISOString() ?? ""),
      fact("place", (await openBackupPlace(services)).where),
      fact("encrypted", env.BACKUP_PASSPHRASE === undefined ? "" : "yes"),
    ],
  };
}

function paymentFacts({ shop: { bankAccount } }: Settings, secrets: Readonly<Record<string, unknown>>): HandoverFact[] {
  const account = [bankAccount.holder, bankAccount.iban, bankAccount.bank].filter((part) => part !== "");
  return [fact("account", ...account), fact("stripe", secrets["shop.stripe.secret"] ? "yes" : "")];
}

const fact = (kind: HandoverFactKind, ...values: string[]): HandoverFact => ({
  kind,
  values: values.map((value) => value.trim()).filter((value) => value !== ""),
});

const FEW_CODES = 3;

const isSystem = ({ roles }: UserWithFactors): boolean => roles.includes("system");
const nameOf = ({ name, handle }: UserWithFactors): string =>
  name === "" || name === handle ? handle : `${name} (${handle})`;
const hasFewCodes = ({ totp, passkeys, recoveryCodes }: UserWithFactors): boolean =>
  totp + passkeys > 0 && recoveryCodes < FEW_CODES;
