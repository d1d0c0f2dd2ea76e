import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { AuditItem } from "#contract/schemas/audit.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { comments } from "#db/schema/comments.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { rescueUser } from "../auth/rescue-user.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => db().delete(auditLog));

const db = () => site.services.database.db;

const admin = () => site.trpc("admin");

async function logged(): Promise<string[]> {
  const { items } = await site.trpc("system").audit.list.query({});
  expect(JSON.stringify(items)).not.toMatch(/erika|muster/iu);
  const said = ({ by, action, noun, label, fields }: AuditItem) => {
    const changes = fields.map(({ field, before, after }) => `${field}: ${before ?? "–"} → ${after ?? "–"}`);
    return [`${by || "program"} ${action} ${noun} ${label}`.trim(), ...changes].join("; ");
  };
  return items.map(said).toReversed();
}

it("messages that are deleted and taken back", async () => {
  const first = await storeMessage(db());
  const ids = [first.id, (await storeMessage(db())).id];
  await admin().messages.removeMany.mutate({ ids });
  await admin().messages.restore.mutate({ ids });
  await admin().messages.remove.mutate({ id: first.id });
  expect(await logged()).toEqual([
    "Test admin remove message 2",
    "Test admin restore message 2",
    "Test admin remove message 1",
  ]);
});

it("comments that are decided, answered and deleted", async () => {
  const id = newId();
  const written = { name: "Erika Muster", email: "erika@example.org", text: "Schön war es.", created: new Date() };
  await db()
    .insert(comments)
    .values({ ...written, id, language: "de", entryId: null });
  const { version } = await admin().moderation.update.mutate({ id, version: 1, state: "public", answer: "Danke!" });
  await admin().moderation.update.mutate({ id, version, state: "public", answer: "Danke!" });
  await admin().moderation.remove.mutate({ ids: [id] });
  expect(await logged()).toEqual([
    "Test admin update comment; visibility: waiting → public; answer: – → Danke!",
    "Test admin remove comment 1",
  ]);
});

it("subscribers who are imported and deleted, and issues that are sent", async () => {
  await site.request("PUT", "/api/v0/config/", {
    as: "admin",
    body: { components: { newsletter: { enabled: true } } },
  });
  await db().delete(auditLog);
  const addresses = ["erika@example.org", "erika2@example.org"];
  await admin().newsletter.importSubscribers.mutate({ addresses, source: "Liste", day: "2026-01-02", language: "de" });
  const confirmed = await db().update(subscribers).set({ state: "confirmed" }).returning({ id: subscribers.id });
  const issue = { subject: "Herbst", html: "<p>Es ist so weit.</p>" };
  const { id, version } = await admin().newsletter.create.mutate(issue);
  await admin().newsletter.start.mutate({ id, version });
  await admin().newsletter.pause.mutate({ id });
  await admin().newsletter.resume.mutate({ id });
  const other = await admin().newsletter.create.mutate(issue);
  await admin().newsletter.remove.mutate({ id: other.id });
  await admin().newsletter.removeSubscribers.mutate({ ids: [confirmed[0]?.id ?? "", newId()] });
  expect(await logged()).toEqual([
    "Test admin create subscriber 2; source: – → Liste; day: – → 2026-01-02",
    "Test admin update newsletter Herbst; sending: draft → sending; recipients: – → 2",
    "Test admin update newsletter Herbst; sending: sending → paused",
    "Test admin update newsletter Herbst; sending: paused → sending",
    "Test admin remove newsletter Herbst",
    "Test admin remove subscriber 1",
  ]);
});

it("a person who is erased, without their address", async () => {
  await storeMessage(db(), { email: "erika@example.org" });
  const erased = await admin().persons.erase.mutate({ email: "erika@example.org" });
  expect(erased?.messages).toBeGreaterThan(0);
  expect(await logged()).toEqual([expect.stringMatching(/^Test admin remove person; messages: \d → –/u)]);
});

it("one's own password, and the rescue on the server", async () => {
  const changed = { old: TEST_PASSWORD, new: "Kelterhaus-im-Regen-7" };
  expect((await site.request("POST", "/api/v0/setPassword", { as: "admin", body: changed })).status).toBe(204);
  await rescueUser({ services: site.services, viewer: programViewer }, { handle: "admin@example.org" });
  expect(await logged()).toEqual([
    "Test admin update user admin@example.org; signIn: – → passwordChanged",
    "program update user admin@example.org; signIn: – → rescued",
  ]);
});
