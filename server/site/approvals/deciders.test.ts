// One system user must not become two persons: neither by an account of one's own, nor by somebody else's.
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { v7 as newId } from "uuid";
import { PENDING_HEADER } from "#contract/values/approvals.ts";
import type { UserRole } from "#contract/values/permissions.ts";
import { approvals } from "#db/schema/approvals.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { totpSecrets } from "#db/schema/second-factors.ts";
import { users } from "#db/schema/users.ts";
import { insertUser } from "#server/people/accounts/store.ts";
import { createSession } from "#server/people/auth/sessions.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { type Procedures, refusal } from "#testing/trpc-client.ts";

let site: TestSite;
let victim: string;
let second: Procedures;
beforeEach(async () => {
  site = await openTestSite();
  victim = await insert("zweite@example.org", ["system"]);
  second = await signedIn(victim);
  await attacker().users.updatePolicy.mutate({ secondPersonRequired: true });
});
afterEach(() => site.close());

const db = () => site.services.database.db;
const attacker = () => site.trpc("system");
const SECRET = { sealed: "x", last4: "" };
const EVIL = "angreifer@example.org";

async function insert(handle: string, roles: UserRole[], isLocked = false): Promise<string> {
  const id = newId();
  await insertUser(db(), { id, name: "Zweite Person", handle, passwordHash: "x", roles, isLocked });
  return id;
}

async function signedIn(userId: string): Promise<Procedures> {
  const { token } = await createSession(db(), { userId }, site.services.secretKey);
  return site.trpc("guest", { cookie: `session=${token}` });
}

async function userOf(id: string) {
  const [user] = await db().select().from(users).where(eq(users.id, id));
  return user;
}

async function onlyId(of: Procedures): Promise<string> {
  const [one, ...others] = await of.approvals.list.query();
  expect(others).toEqual([]);
  return one?.id ?? "";
}

const approve = async (by: Procedures) => by.approvals.decide.mutate({ id: await onlyId(by), isApproved: true });
const mailsTo = (recipient: string, kind: string) =>
  db()
    .select()
    .from(outgoingMail)
    .where(and(eq(outgoingMail.recipient, recipient), eq(outgoingMail.kind, kind)));

describe("what would give one person the say of another waits", () => {
  it.each<UserRole>(["system", "admin"])("a new account with the right %s: nobody is invited before", async (role) => {
    const { status, headers, body } = await site.request("POST", "/api/v0/auth/", {
      as: "system",
      body: { name: "Strohmann", handle: EVIL, roles: [role] },
    });
    expect([status, headers.get(PENDING_HEADER), body]).toEqual([200, "1", null]);
    expect(await attacker().users.list.query({ q: EVIL })).toMatchObject({ total: 0 });
    expect(await mailsTo(EVIL, "invitation")).toEqual([]);
    const change = {
      kind: "deciderChanged",
      user: { id: null, name: "Strohmann", handle: EVIL },
      after: { roles: [role] },
    };
    expect(await second.approvals.list.query()).toMatchObject([{ change, isOwn: false }]);
    expect((await refusal(approve(attacker()))).code).toBe("C100");
    await approve(second);
    expect(await mailsTo(EVIL, "invitation")).toHaveLength(1);
    expect((await attacker().users.list.query({ q: EVIL })).items).toMatchObject([{ roles: [role] }]);
  });

  it("a right to decide for an old account, which then begins with a mailed link instead of a known password", async () => {
    const old = await insert("alt@example.org", ["editor"]);
    await db().insert(totpSecrets).values({ userId: old, secret: SECRET, lastStep: 0 });
    const theirs = await signedIn(old);
    const answer = await attacker().users.update.mutate({ id: old, roles: ["system"], name: "Alte Bekannte" });
    expect(answer).toMatchObject({ roles: ["editor"], name: "Alte Bekannte" });
    await approve(second);
    expect(await userOf(old)).toMatchObject({ roles: ["system"], passwordHash: null });
    expect(await mailsTo("alt@example.org", "invitation")).toHaveLength(1);
    expect(await db().select().from(totpSecrets)).toEqual([]);
    expect((await theirs.users.me.query()).id).toBeNull();
  });

  it.each<UserRole>(["system", "admin"])("the address of a user with the right %s", async (role) => {
    const id = role === "system" ? victim : await insert("drittes@example.org", [role]);
    const before = await userOf(id);
    expect(await attacker().users.update.mutate({ id, handle: EVIL })).toMatchObject({ handle: before?.handle });
    expect(await mailsTo(before?.handle ?? "", "handleChanged")).toEqual([]);
    await second.approvals.decide.mutate({ id: await onlyId(second), isApproved: false });
    expect((await userOf(id))?.handle).toBe(before?.handle);
  });

  it("the removal of the second factor, and the end of a lock", async () => {
    await db().insert(totpSecrets).values({ userId: victim, secret: SECRET, lastStep: 0 });
    await attacker().users.removeFactors.mutate({ id: victim, password: TEST_PASSWORD });
    expect(await db().select().from(totpSecrets)).toHaveLength(1);
    await approve(second);
    expect(await db().select().from(totpSecrets)).toEqual([]);
    const left = await insert("weg@example.org", ["admin"], true);
    expect(await attacker().users.update.mutate({ id: left, locked: false })).toMatchObject({ locked: true });
    await approve(second);
    expect(await userOf(left)).toMatchObject({ isLocked: false });
  });

  it("the link of an invitation is shown to nobody", async () => {
    await attacker().users.create.mutate({ name: "Neue", handle: "neu@example.org", roles: ["admin"] });
    await approve(second);
    const { items } = await attacker().users.list.query({ q: "neu@example.org" });
    const again = attacker().users.inviteAgain.mutate({ id: items[0]?.id ?? "" });
    expect(await refusal(again)).toMatchObject({ code: "C109", message: expect.stringContaining("npm run rescue") });
    expect(
      (await attacker().users.create.mutate({ name: "Helfer", handle: "h@example.org", roles: ["editor"] }))?.link,
    ).toContain("#token=");
  });
});

it("is no obstacle where nobody gains a say: names, locks, fewer rights, one's own account, without the switch", async () => {
  const id = await insert("drittes@example.org", ["admin"]);
  expect(await attacker().users.update.mutate({ id, name: "Dritte" })).toMatchObject({ name: "Dritte" });
  expect(await attacker().users.update.mutate({ id, locked: true })).toMatchObject({ locked: true });
  expect(await attacker().users.update.mutate({ id, roles: ["editor"] })).toMatchObject({ roles: ["editor"] });
  expect(await attacker().users.update.mutate({ id, handle: "x@example.org" })).toMatchObject({
    handle: "x@example.org",
  });
  expect(await second.approvals.list.query()).toEqual([]);
  await attacker().users.updatePolicy.mutate({ secondPersonRequired: false });
  await approve(second);
  expect(await attacker().users.update.mutate({ id, roles: ["system"] })).toMatchObject({ roles: ["system"] });
  expect(await userOf(id)).toMatchObject({ passwordHash: "x" });
});

it("an account that changed after the request is not changed by it", async () => {
  const id = await insert("drittes@example.org", ["editor"]);
  await attacker().users.update.mutate({ id, roles: ["system"] });
  await attacker().users.update.mutate({ id, handle: EVIL });
  expect((await refusal(approve(second))).code).toBe("C409");
  expect(await userOf(id)).toMatchObject({ roles: ["editor"] });
  expect(await second.approvals.list.query()).toEqual([]);
});

it("requests end with the account of who has asked, with its rights, and with the account they are about", async () => {
  const [ended, another] = [await insert("e1@example.org", ["system"]), await insert("e2@example.org", ["system"])];
  const ask = async (id: string) =>
    (await signedIn(id)).settings.update.mutate({ shop: { stripe: { publishable: "pk_test_neu" } } });
  const waiting = () => db().select().from(approvals);
  await ask(ended);
  await attacker().users.update.mutate({ id: ended, locked: true });
  expect(await waiting()).toEqual([]);
  await ask(another);
  await attacker().users.update.mutate({ id: another, roles: ["admin"] });
  expect(await waiting()).toEqual([]);
  await attacker().users.update.mutate({ id: another, roles: ["system"] });
  expect(await waiting()).toHaveLength(1);
  await attacker().users.remove.mutate({ id: another });
  expect(await waiting()).toEqual([]);
  const log = await db().select().from(auditLog).where(eq(auditLog.noun, "approval"));
  expect(log.length).toBeGreaterThan(0);
});
