import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { defaultMessageSettings, type MessageTopic } from "#contract/schemas/message-settings.ts";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { storeContact } from "./receive-message.ts";
import { sendReminders } from "./remind.ts";

let site: TestSite;
let now: Date;
beforeAll(async () => {
  site = await openTestSite();
  const notify = { message: ["alle@example.org"], order: [] };
  await site.trpc("system").settings.update.mutate({ notify });
  site.services.now = () => now;
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date("2026-03-10T09:00:00Z");
  await db().delete(messages);
  await db().delete(outgoingMail);
  await desk().messages.updateSettings.mutate({
    ...defaultMessageSettings,
    templates: [template],
    topics: [barn, press],
  });
});

const db = () => site.services.database.db;
const desk = () => site.trpc("desk");
const template = { id: "t", name: "Anfrage", de: "Gern, {vorname}!", en: "" };
const barn: MessageTopic = {
  id: "barn",
  name: "Scheune mieten",
  en: "Hire the barn",
  recipients: ["scheune@example.org", "zweite@example.org"],
  templateId: "t",
  reminderDays: 3,
};
const press: MessageTopic = { id: "press", name: "Presse", en: "", recipients: [], templateId: null, reminderDays: 0 };
const content = { firstName: "Erika", lastName: "Muster", phone: "", email: "erika@example.org", message: "Ist frei?" };

async function receive(topic: string): Promise<string> {
  const id = newId();
  await db().transaction((tx) =>
    storeContact(tx, site.services, { ...content, topic }, { id, language: "de", created: now }),
  );
  return id;
}
const mails = async () => {
  const rows = await db().select().from(outgoingMail).orderBy(outgoingMail.id);
  return rows.map(({ kind, recipient, subject }) => [kind, recipient, subject]);
};
const inDays = (days: number): void => void (now = new Date(now.getTime() + days * 86_400_000));
const waiting = async () => {
  const tasks = await desk().overview.waiting.query();
  return tasks.find(({ kind }) => kind === "messagesDue");
};

describe("a topic", () => {
  it("is offered to guests without its recipients", async () => {
    const settings = await site.trpc().settings.get.query();
    expect(settings.topics).toEqual([
      { id: "barn", name: "Scheune mieten", en: "Hire the barn" },
      { id: "press", name: "Presse", en: "" },
    ]);
    expect(JSON.stringify(settings)).not.toContain("scheune@");
    await desk().messages.updateSettings.mutate({ ...defaultMessageSettings, topics: [] });
    expect(await site.trpc().settings.get.query()).not.toHaveProperty("topics");
  });

  it("decides who gets the message, where the visitor's answer goes, and how an answer begins", async () => {
    const id = await receive("barn");
    const subject = "Scheune mieten: Neue Nachricht von Erika Muster";
    expect(await mails()).toEqual([
      ["message", "scheune@example.org", subject],
      ["message", "zweite@example.org", subject],
    ]);
    expect(await desk().messages.thread.query({ id })).toMatchObject({
      message: { topic: { id: "barn", name: "Scheune mieten" } },
      repliesTo: "scheune@example.org",
      templateId: "t",
    });
    await desk().messages.reply.mutate({ id, replyId: newId(), subject: "Re", text: "Gern!" });
    const [answer] = await db().select().from(outgoingMail).where(eq(outgoingMail.kind, "messageAnswer"));
    expect(answer?.replyTo).toBe("scheune@example.org");
  });

  it("without recipients, a removed one, and none: the recipients of all messages", async () => {
    for (const topic of ["press", "gone", ""]) await receive(topic);
    expect((await mails()).map(([, recipient]) => recipient)).toEqual(Array(3).fill("alle@example.org"));
    const { items } = await desk().messages.list.query({});
    expect(items.map(({ topic }) => topic?.name ?? null).sort()).toEqual(["Presse", null, null].sort());
    expect((await desk().messages.list.query({ topic: "press" })).total).toBe(1);
    expect(await desk().messages.topics.query()).toEqual([{ id: "press", name: "Presse" }]);
  });

  it("is chosen by programs, too, and an unknown one refuses no message", async () => {
    const refused = await site.request("POST", "/api/v0/message/", { body: { ...content, topic: "x".repeat(41) } });
    expect(refused.body).toMatchObject({ code: "C200", fields: { topic: expect.any(String) } });
  });
});

describe("a reminder", () => {
  it("comes once, to the recipients of the topic, and is a task of the overview", async () => {
    await receive("barn");
    await receive("press");
    await db().delete(outgoingMail);
    inDays(2);
    expect(await sendReminders(site.services)).toBe(0);
    expect(await waiting()).toBeUndefined();
    inDays(1);
    expect(await sendReminders(site.services)).toBe(1);
    expect(await sendReminders(site.services)).toBe(0);
    const subject = "Noch ohne Antwort: Scheune mieten, Erika Muster";
    expect(await mails()).toEqual([
      ["messageReminder", "scheune@example.org", subject],
      ["messageReminder", "zweite@example.org", subject],
    ]);
    expect(await waiting()).toMatchObject({ count: 1, one: { name: "Erika Muster" } });
  });

  it.each([
    ["answered", (id: string) => desk().messages.reply.mutate({ id, replyId: newId(), subject: "Re", text: "Ja" })],
    ["done", (id: string) => desk().messages.update.mutate({ id, done: true })],
    ["removed", (id: string) => desk().messages.remove.mutate({ id })],
  ] as const)("does not come for a message that is %s", async (_state, end) => {
    const id = await receive("barn");
    await end(id);
    await db().delete(outgoingMail);
    inDays(4);
    expect(await sendReminders(site.services)).toBe(0);
    expect(await waiting()).toBeUndefined();
  });
});

it("'done' is a state of its own that can be taken back, and the list finds what is open", async () => {
  const [done, answered, open] = [await receive(""), await receive(""), await receive("")];
  const marked = await desk().messages.update.mutate({ id: done, done: true });
  expect(marked).toMatchObject({ done: now.toISOString(), version: 2 });
  inDays(1);
  expect((await desk().messages.update.mutate({ id: done, done: true })).version).toBe(2);
  await desk().messages.reply.mutate({ id: answered, replyId: newId(), subject: "Re", text: "Ja" });
  const idsOf = async (isOpen: boolean) =>
    (await desk().messages.list.query({ open: isOpen })).items.map(({ id }) => id).sort();
  expect(await idsOf(true)).toEqual([open]);
  expect(await idsOf(false)).toEqual([done, answered].sort());
  const csv = await site.request("GET", "/api/v0/export/messages.csv?open=true", { as: "desk" });
  expect(String(csv.body).trim().split("\n")).toHaveLength(2);
  await desk().messages.update.mutate({ id: done, done: false });
  expect(await idsOf(true)).toEqual([done, open].sort());
});
