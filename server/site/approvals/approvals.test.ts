import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { APPROVAL_DAYS, PENDING_HEADER, RECIPIENTS_OF_ONE_PERSON } from "#contract/values/approvals.ts";
import { approvalMailsPerHour, limits } from "#contract/values/limits.ts";
import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { approvals } from "#db/schema/approvals.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { settings } from "#db/schema/settings.ts";
import { users } from "#db/schema/users.ts";
import { dropApprovalsBefore } from "#server/approvals/store.ts";
import { daysAgo } from "#server/kernel/jobs/retention.ts";
import { createSession } from "#server/people/auth/sessions.ts";
import { insertUser } from "#server/people/accounts/store.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Procedures, refusal } from "#testing/trpc-client.ts";

let site: TestSite;
let second: Procedures;
beforeAll(async () => {
  site = await openTestSite();
  second = await signIn("zweite@example.org", new Date("2026-01-01"));
});
afterAll(() => site.close());
beforeEach(async () => {
  await db().delete(approvals);
  await db().delete(outgoingMail);
  await setSwitch(false);
  await system().settings.update.mutate({ shop: { bankAccount: OLD } });
  await system().users.updatePolicy.mutate({ secondPersonRequired: true });
});

const db = () => site.services.database.db;
const system = () => site.trpc("system");
const OLD = { holder: "Hof", iban: "DE02120300000000202051", bic: "", bank: "" };
const NEW = { ...OLD, iban: "DE02500105170137075030" };

async function signIn(handle: string, created: Date): Promise<Procedures> {
  const id = newId();
  await insertUser(db(), { id, name: handle, handle, passwordHash: "x", roles: ["system"], created });
  const { token } = await createSession(db(), { userId: id }, site.services.secretKey);
  return site.trpc("guest", { cookie: `session=${token}` });
}

async function setSwitch(secondPersonRequired: boolean): Promise<void> {
  const value = { security: { secondFactorRequired: false, secondPersonRequired, contact: "" } };
  await db().update(settings).set({ value }).where(eq(settings.section, "security"));
}

const account = async () => (await system().settings.get.query()).shop.bankAccount;
const putAccount = (as: "admin" | "system") =>
  site.request("PUT", "/api/v0/config/", {
    as,
    body: { shop: { bankverbindung: { holder: NEW.holder, iban: NEW.iban, bic: "", bank: "" } } },
  });

async function onlyId(of: Procedures): Promise<string> {
  const [one, ...others] = await of.approvals.list.query();
  expect(others).toEqual([]);
  return one?.id ?? "";
}

describe("the bank account", () => {
  it("waits for another system user, who approves it; answers have the old one until then", async () => {
    const { status, headers, body } = await putAccount("system");
    expect([status, headers.get(PENDING_HEADER)]).toEqual([200, "1"]);
    expect(JSON.stringify(body)).toContain(OLD.iban);
    expect(await account()).toEqual(OLD);
    const change = { kind: "bankAccount", before: OLD, after: NEW };
    expect(await system().approvals.list.query()).toMatchObject([{ change, isOwn: true }]);
    expect(await second.approvals.list.query()).toMatchObject([{ change, isOwn: false, from: "Test system" }]);
    expect(JSON.stringify(await second.overview.waiting.query())).toContain("approvalsWaiting");
    expect(JSON.stringify(await system().overview.waiting.query())).not.toContain("approvalsWaiting");
    const mails = await db().select().from(outgoingMail);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([["approvalAsked", "zweite@example.org"]]);
    await second.approvals.decide.mutate({ id: await onlyId(second), isApproved: true });
    expect(await account()).toEqual(NEW);
    expect(await system().approvals.list.query()).toEqual([]);
    const told = await db().select().from(outgoingMail).where(eq(outgoingMail.kind, "approvalGiven"));
    expect(told.map(({ recipient }) => recipient)).toEqual(["system@example.org"]);
  });

  it("is neither approved by who has asked, nor by an admin, nor by an account made after the request", async () => {
    await putAccount("system");
    const id = await onlyId(system());
    const latecomer = await signIn("spaet@example.org", new Date(Date.now() + 60_000));
    const decide = (as: Procedures) => refusal(as.approvals.decide.mutate({ id, isApproved: true }));
    expect((await decide(system())).code).toBe("C100");
    expect((await decide(site.trpc("admin"))).code).toBe("C404");
    expect((await decide(latecomer)).code).toBe("C100");
    expect(await site.trpc("admin").approvals.list.query()).toEqual([]);
    expect(await account()).toEqual(OLD);
    await db().delete(users).where(eq(users.handle, "spaet@example.org"));
  });

  it("stays when the request is refused or taken back, and other changes of the same call are made", async () => {
    for (const by of [second, system()]) {
      const { headers } = await site.request("PUT", "/api/v0/config/", {
        as: "system",
        body: { title: `Hof ${newId()}`, shop: { bankverbindung: { iban: NEW.iban } } },
      });
      expect(headers.get(PENDING_HEADER)).toBe("1");
      expect((await system().settings.get.query()).title).toMatch(/^Hof .{36}$/u);
      await by.approvals.decide.mutate({ id: await onlyId(by), isApproved: false });
      expect(await account()).toEqual(OLD);
      expect(await second.approvals.list.query()).toEqual([]);
    }
    const log = await db().select().from(auditLog).where(eq(auditLog.noun, "approval"));
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["create", "remove"]));
  });

  it("is refused to an admin as before, and a later request replaces the earlier one with its id", async () => {
    expect((await putAccount("admin")).status).toBe(403);
    await putAccount("system");
    const earlier = await onlyId(second);
    await system().settings.update.mutate({ shop: { bankAccount: { ...NEW, holder: "Andere" } } });
    expect((await refusal(second.approvals.decide.mutate({ id: earlier, isApproved: true }))).code).toBe("C404");
    expect(await onlyId(second)).not.toBe(earlier);
    expect(await account()).toEqual(OLD);
  });
});

it("payment keys wait each for itself, sealed, and are shown by their last four characters", async () => {
  const stripe = { publishable: "pk_test_neu", secret: "sk_test_geheim_1234", webhook: "whsec_geheim_5678" };
  const answer = await system().settings.update.mutate({ shop: { stripe } });
  expect(answer.shop.stripe).toMatchObject({ publishable: "", secret: null, webhook: null });
  const waiting = await second.approvals.list.query();
  const keys = waiting.map(({ change }) => (change.kind === "paymentKey" ? [change.key, change.last4] : null));
  expect(keys).toEqual(
    expect.arrayContaining([
      ["publishable", "_neu"],
      ["secret", "1234"],
      ["webhook", "5678"],
    ]),
  );
  const rows = JSON.stringify(await db().select().from(approvals));
  expect(JSON.stringify(waiting) + rows).not.toContain("geheim");
  expect(JSON.stringify(waiting)).not.toContain("sealed");
  for (const { id } of waiting) await second.approvals.decide.mutate({ id, isApproved: true });
  expect((await system().settings.get.query()).shop.stripe).toMatchObject({
    publishable: "pk_test_neu",
    secret: { last4: "1234" },
    webhook: { last4: "5678" },
  });
});

describe("of two decisions at the same time only one counts", () => {
  const codeOf = async (call: Promise<unknown>) =>
    call.then(
      () => "made",
      () => refusal(call).then(({ code }) => code),
    );

  it.each([1, 2, 3, 4])("an approval and its taking back (%i)", async () => {
    await putAccount("system");
    const id = await onlyId(second);
    const codes = await Promise.all([
      codeOf(second.approvals.decide.mutate({ id, isApproved: true })),
      codeOf(system().approvals.decide.mutate({ id, isApproved: false })),
    ]);
    expect(codes.toSorted()).toEqual(["C404", "made"]);
    expect(await account()).toEqual(codes[0] === "made" ? NEW : OLD);
  });

  it.each(["bankAccount", "personErased", "secondPersonOff"])("two approvals of %s", async (kind) => {
    if (kind === "bankAccount") await putAccount("system");
    else if (kind === "personErased") await system().persons.erase.mutate({ email: "erika@example.org" });
    else await system().users.updatePolicy.mutate({ secondPersonRequired: false });
    const id = await onlyId(second);
    const approve = () => codeOf(second.approvals.decide.mutate({ id, isApproved: true }));
    expect((await Promise.all([approve(), approve()])).toSorted()).toEqual(["C404", "made"]);
    const log = await db().select().from(auditLog).where(eq(auditLog.noun, "approval"));
    expect(log.filter(({ action }) => action === "update").length).toBe(1);
  });

  beforeEach(async () => {
    await db().delete(auditLog);
  });
});

describe("a request does not last", () => {
  it("when the account was changed otherwise meanwhile", async () => {
    await putAccount("system");
    const id = await onlyId(second);
    await setSwitch(false);
    const other = { ...OLD, holder: "Verein" };
    await system().settings.update.mutate({ shop: { bankAccount: other } });
    await setSwitch(true);
    const refused = await refusal(second.approvals.decide.mutate({ id, isApproved: true }));
    expect(refused).toMatchObject({ code: "C409", message: expect.stringContaining("gilt nicht mehr") });
    expect(await account()).toEqual(other);
    expect(await second.approvals.list.query()).toEqual([]);
  });

  it("when a payment key was changed otherwise meanwhile", async () => {
    await system().settings.update.mutate({ shop: { stripe: { secret: "sk_test_der_neue_1111" } } });
    const id = await onlyId(second);
    await setSwitch(false);
    await system().settings.update.mutate({ shop: { stripe: { secret: "sk_test_ein_anderer_2222" } } });
    await setSwitch(true);
    expect((await refusal(second.approvals.decide.mutate({ id, isApproved: true }))).code).toBe("C409");
    expect((await system().settings.get.query()).shop.stripe?.secret).toMatchObject({ last4: "2222" });
    await setSwitch(false);
    await system().settings.update.mutate({ shop: { stripe: { secret: null } } });
  });

  it("when the switch goes off", async () => {
    await putAccount("system");
    await system().users.updatePolicy.mutate({ secondPersonRequired: false });
    const off = (await second.approvals.list.query()).find(({ change }) => change.kind === "secondPersonOff");
    await second.approvals.decide.mutate({ id: off?.id ?? "", isApproved: true });
    expect(await db().select().from(approvals)).toEqual([]);
  });

  it("longer than thirty days, and is part of what is stored about a person", async () => {
    await system().persons.erase.mutate({ email: "erika@example.org" });
    expect((await system().persons.count.mutate({ email: "erika@example.org" })).approvals).toBe(1);
    expect((await system().persons.export.mutate({ email: "erika@example.org" })).approvals).toMatchObject([
      { kind: "personErased", email: "erika@example.org" },
    ]);
    await dropApprovalsBefore(db(), daysAgo({ now: () => new Date() }, APPROVAL_DAYS));
    expect(await db().select().from(approvals)).toHaveLength(1);
    const later = () => new Date(Date.now() + (APPROVAL_DAYS + 1) * DAY_MS);
    await dropApprovalsBefore(db(), daysAgo({ now: later }, APPROVAL_DAYS));
    expect(await db().select().from(approvals)).toEqual([]);
  });
});

describe("whoever asks again and again", () => {
  const asked = () => db().select().from(outgoingMail).where(eq(outgoingMail.kind, "approvalAsked"));

  it("mails the others once an hour, and for the same values not again", async () => {
    await putAccount("system");
    const id = await onlyId(second);
    await putAccount("system");
    expect(await onlyId(second)).toBe(id);
    await system().settings.update.mutate({ shop: { bankAccount: { ...NEW, holder: "Andere" } } });
    expect(await onlyId(second)).not.toBe(id);
    expect(await asked()).toHaveLength(1);
    await db()
      .update(approvals)
      .set({ mailed: new Date(Date.now() - HOUR_MS) });
    await system().settings.update.mutate({ shop: { bankAccount: { ...NEW, holder: "Dritte" } } });
    expect(await asked()).toHaveLength(2);
  });

  it("does not flood the mailboxes by taking back and asking again", async () => {
    for (let time = 0; time < approvalMailsPerHour + 2; time += 1) {
      await putAccount("system");
      await system().approvals.decide.mutate({ id: await onlyId(system()), isApproved: false });
    }
    expect(await asked()).toHaveLength(approvalMailsPerHour);
  });

  it("is refused beyond a number, and others still ask", async () => {
    const erase = (of: Procedures, number: number) => of.persons.erase.mutate({ email: `p${number}@example.org` });
    for (let number = 0; number < limits.approvalsPerUser; number += 1) await erase(system(), number);
    expect((await refusal(erase(system(), 99))).code).toBe("C109");
    await erase(system(), 0);
    await erase(second, 99);
    expect(await second.approvals.list.query()).toHaveLength(limits.approvalsPerUser + 1);
  });
});

describe("the switch", () => {
  it("needs two system users, who then cannot be removed, locked or given another role", async () => {
    await setSwitch(false);
    const [other] = await db().select().from(users).where(eq(users.handle, "zweite@example.org"));
    const id = other?.id ?? "";
    await db().update(users).set({ isLocked: true }).where(eq(users.id, id));
    const on = () => system().users.updatePolicy.mutate({ secondPersonRequired: true });
    expect((await refusal(on())).fields).toHaveProperty("secondPersonRequired");
    await db().update(users).set({ isLocked: false }).where(eq(users.id, id));
    await on();
    const changes = [
      () => system().users.remove.mutate({ id }),
      () => system().users.update.mutate({ id, locked: true }),
      () => system().users.update.mutate({ id, roles: ["admin"] }),
    ];
    for (const change of changes) expect((await refusal(change())).code).toBe("C200");
  });

  it("is switched off by two only", async () => {
    const kept = await system().users.updatePolicy.mutate({ secondPersonRequired: false, secondFactorRequired: false });
    expect(kept.secondPersonRequired).toBe(true);
    await second.approvals.decide.mutate({ id: await onlyId(second), isApproved: true });
    expect(await system().users.policy.query()).toMatchObject({ secondPersonRequired: false });
  });
});

it("the data of a person are erased only with another admin or system user", async () => {
  await storeMessage(db(), { email: "erika@example.org" });
  const admin = site.trpc("admin");
  expect(await admin.persons.erase.mutate({ email: "erika@example.org" })).toBeNull();
  expect((await admin.persons.count.mutate({ email: "erika@example.org" })).messages).toBe(1);
  expect(await site.trpc("desk").approvals.list.query()).toEqual([]);
  await second.approvals.decide.mutate({ id: await onlyId(second), isApproved: true });
  expect((await admin.persons.count.mutate({ email: "erika@example.org" })).messages).toBe(0);
  expect(JSON.stringify(await db().select().from(approvals))).not.toContain("erika");
});

it("a newsletter to many waits, is sent as it was asked for, and one to few is sent at once", async () => {
  const at = new Date();
  const fixed = { language: "de", state: "confirmed", source: "form", textVersion: "x", requested: at } as const;
  const insert = async (count: number) => {
    const rows = Array.from({ length: count }, () => ({ ...fixed, id: newId(), email: `${newId()}@example.org` }));
    await db()
      .insert(subscribers)
      .values(rows.map((row) => ({ ...row, confirmed: at })));
  };
  await system().settings.update.mutate({ components: { newsletter: { enabled: true } } });
  await insert(RECIPIENTS_OF_ONE_PERSON);
  const desk = site.trpc("desk");
  const draft = () => desk.newsletter.create.mutate({ subject: "Herbst", html: "<p>Guten Tag</p>" });
  const few = await draft();
  expect((await desk.newsletter.start.mutate(few)).state).toBe("sending");
  await insert(1);
  const many = await draft();
  expect((await desk.newsletter.start.mutate(many)).state).toBe("draft");
  const id = await onlyId(site.trpc("admin"));
  expect(await desk.approvals.list.query()).toMatchObject([
    { isOwn: true, change: { kind: "newsletterToMany", recipients: 501 } },
  ]);
  const changed = await desk.newsletter.update.mutate({ ...many, subject: "Anderes", html: "<p>x</p>" });
  const approve = () => site.trpc("admin").approvals.decide.mutate({ id, isApproved: true });
  expect((await refusal(approve())).code).toBe("C409");
  await desk.newsletter.start.mutate(changed);
  await site.trpc("admin").approvals.decide.mutate({ id: await onlyId(site.trpc("admin")), isApproved: true });
  expect((await desk.newsletter.issue.query({ id: many.id })).state).toBe("sending");
});
