import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultMessageSettings } from "#contract/schemas/message-settings.ts";
import type { Role } from "#contract/values/permissions.ts";
import { guestViewer, type Viewer } from "#contract/values/permissions.ts";
import { messageReplies, messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { Context } from "../../kernel/context.ts";
import { moveTag } from "../../library/tags/change-tags.ts";
import { createCaller } from "../../router.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { queueAutomaticAnswer } from "./automatic-answer.ts";
import { countCatch } from "../../forms/captcha/honeypot-store.ts";
import { dropMessages } from "./retention.ts";
import { findMessage } from "./store.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(async () => {
  expect(site.logLines.join("")).not.toMatch(/@example\.org/iu);
  await site.close();
});

const START = new Date("2026-03-10T09:00:00Z");
let now = START;
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1000));

beforeEach(async () => {
  now = START;
  site.services.now = () => now;
  await db().delete(messages);
  await db().delete(outgoingMail);
});

const db = () => site.services.database.db;
const store = (fields: Parameters<typeof storeMessage>[1] = {}) => storeMessage(db(), { created: now, ...fields });
const mails = () => db().select().from(outgoingMail).orderBy(outgoingMail.id);

function callAs(role: Role, language: "de" | "en" = "de") {
  const viewer: Viewer = role === "guest" ? guestViewer : { ...guestViewer, name: "Gerda Hof", roles: [role] };
  const context = {
    services: site.services,
    viewer,
    language,
    address: "127.0.0.1",
    requestId: "test",
    answer: { bytesLeft: 10_000_000 },
    log: site.services.log,
  };
  return createCaller(context as unknown as Context);
}
const admin = () => callAs("admin").messages;

describe("an answer", () => {
  const answer = { subject: "Re: Ihre Nachricht", text: "Ja, der Keller ist frei." };

  it("is stored with its mail, which quotes the message in the sender's language", async () => {
    const { id } = await store();
    later(60);
    const thread = await admin().reply({ id, replyId: newId(), ...answer });
    expect(thread.message).toMatchObject({ read: true, isAnswered: true, version: 2 });
    expect(thread.replies).toMatchObject([
      { ...answer, userName: "Gerda Hof", isAutomatic: false, state: "waiting", created: now.toISOString() },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "erika@example.org", subject: "Re: Ihre Nachricht" });
    expect(mail?.body).toContain(
      "Ja, der Keller ist frei.\n\nAm 10/03/2026 10:00 schrieb Erika Muster:\n\n> Guten Tag,\n> ist der Gewölbekeller",
    );
    expect((await admin().list({})).items[0]).toMatchObject({ isAnswered: true });
  });

  it("is a mail of the thread, which a person wrote and to which the sender may answer", async () => {
    const { id } = await store();
    const { repliesTo } = await admin().reply({ id, replyId: newId(), ...answer });
    later(60);
    await admin().reply({ id, replyId: newId(), ...answer });
    const [first, second] = await mails();
    expect(repliesTo).toBe(first?.replyTo);
    expect(await admin().thread({ id })).toMatchObject({ repliesTo });
    expect(first).toMatchObject({ thread: [], isAutomatic: false, language: "de", replyTo: "guest" });
    expect(second).toMatchObject({ thread: [`<${first?.id}@127.0.0.1>`] });
  });

  it("that is sent twice is mailed once", async () => {
    const { id } = await store();
    const replyId = newId();
    await Promise.all([1, 2].map(() => admin().reply({ id, replyId, ...answer })));
    expect((await admin().reply({ id, replyId, ...answer })).replies).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const other = await store();
    await expect(admin().reply({ id: other.id, replyId, ...answer })).rejects.toMatchObject({
      cause: { kind: "invalid" },
    });
    expect(await mails()).toHaveLength(1);
  });

  it("says whether its mail waits, was sent, was refused, or is no longer known", async () => {
    const { id } = await store();
    await admin().reply({ id, replyId: newId(), ...answer });
    const state = async () => (await admin().thread({ id })).replies[0]?.state;
    const set = (values: Partial<typeof outgoingMail.$inferInsert>) => db().update(outgoingMail).set(values);
    expect(await state()).toBe("waiting");
    await set({ state: "refused", nextAttempt: null, lastError: "550" });
    expect(await state()).toBe("refused");
    await set({ state: "sent", sent: now });
    expect(await state()).toBe("sent");
    await db().delete(outgoingMail);
    expect(await state()).toBe("unknown");
  });

  it("needs a text and a message that is there; neither line breaks nor blanks get into its subject", async () => {
    const { id } = await store();
    await expect(admin().reply({ id, replyId: newId(), subject: "Re", text: " \n" })).rejects.toThrow();
    await expect(admin().reply({ id: newId(), replyId: newId(), ...answer })).rejects.toMatchObject({
      cause: { kind: "notFound" },
    });
    await admin().reply({ id, replyId: newId(), subject: "Re\r\nBcc: x@example.org", text: "Ja" });
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Re Bcc: x@example.org"]);
  });
});

describe("a removal", () => {
  it("is taken back for a while, with tags, answers and the unread mark", async () => {
    const { id } = await store();
    await admin().update({ id, tags: ["Keller"] });
    await admin().reply({ id, replyId: newId(), subject: "Re", text: "Ja" });
    const before = await admin().thread({ id });
    await admin().remove({ id });
    await expect(admin().thread({ id })).rejects.toThrow();
    await expect(admin().update({ id, read: false })).rejects.toThrow();
    expect((await admin().list({})).total).toBe(0);
    expect(await admin().tags()).toEqual([]);
    later(10);
    expect(await dropMessages(site.services)).toBe(0);
    expect(await admin().restore({ ids: [id] })).toEqual({ restored: 1 });
    const updated: unknown = expect.any(String);
    expect(await admin().thread({ id })).toEqual({ ...before, message: { ...before.message, updated } });
    await expect(admin().restore({ ids: [id] })).rejects.toMatchObject({ cause: { kind: "notFound" } });
  });

  it("stands when nobody takes it back: the rows go, with answers and mails that are no longer waiting", async () => {
    const { id } = await store();
    await admin().reply({ id, replyId: newId(), subject: "Re", text: "Ja" });
    await db().update(outgoingMail).set({ state: "sent", sent: now });
    const { id: waiting } = await store();
    await admin().reply({ id: waiting, replyId: newId(), subject: "Re", text: "wartet" });
    await admin().removeMany({ ids: [id, waiting] });
    later(121);
    await expect(admin().restore({ ids: [id] })).rejects.toMatchObject({ cause: { kind: "notFound" } });
    expect(await dropMessages(site.services)).toBe(2);
    expect(await db().$count(messages)).toBe(0);
    expect(await db().$count(messageReplies)).toBe(0);
    expect((await mails()).map(({ body }) => body.split("\n")[0])).toEqual(["wartet"]);
  });
});

describe("unread messages", () => {
  it("are counted without those that were read or removed, beside the newest of all", async () => {
    expect(await admin().unread()).toEqual({ count: 0, newest: null });
    const first = await store();
    later(1);
    const second = await store();
    expect(await admin().unread()).toEqual({ count: 2, newest: second.id });
    await admin().update({ id: first.id, read: true });
    await admin().remove({ id: second.id });
    expect(await admin().unread()).toEqual({ count: 0, newest: first.id });
    await admin().update({ id: first.id, read: false });
    expect(await admin().unread()).toMatchObject({ count: 1 });
  });
});

describe("tags", () => {
  it("of messages follow when a tag is renamed", async () => {
    const { id } = await store();
    await admin().update({ id, tags: ["Anfrage|Keller"] });
    expect(await admin().tags()).toEqual(["Anfrage|Keller"]);
    const context = { services: site.services, viewer: { ...guestViewer, roles: ["admin" as const] } };
    await moveTag(context, { from: "Anfrage", to: "Vermietung" });
    expect(await findMessage(db(), id)).toMatchObject({ tags: ["Vermietung|Keller"], version: 3 });
  });
});

const answers = {
  de: { enabled: true, subject: "Danke, {Vorname}", text: "Guten Tag {Vorname} {Nachname} {Datum}" },
  en: { enabled: false, subject: "", text: "" },
};

describe("the automatic answer", () => {
  const settings = {
    messages: { ...defaultMessageSettings, automaticAnswer: answers },
    mail: { from: "", replyTo: "" },
    notify: { message: ["vorstand@example.org"], order: [] },
  };
  const queue = async (fields: Parameters<typeof storeMessage>[1] = {}) => {
    const { id } = await store(fields);
    const row = await findMessage(db(), id);
    if (!row) throw new Error("not stored");
    return {
      id,
      isQueued: await db().transaction((tx) => queueAutomaticAnswer(tx, row, settings)),
    };
  };

  it("is sent in the sender's language if it is switched on, with the name filled in, and repeats no text", async () => {
    const { id, isQueued } = await queue({ message: "Kaufen Sie hier" });
    expect(isQueued).toBe(true);
    expect((await mails()).map(({ subject, body }) => [subject, body])).toEqual([
      ["Danke, Erika", "Guten Tag Erika Muster {Datum}\n"],
    ]);
    expect((await mails())[0]).toMatchObject({ isAutomatic: true, replyTo: "vorstand@example.org" });
    const thread = await admin().thread({ id });
    expect(thread.replies).toMatchObject([{ isAutomatic: true, state: "waiting", userName: "" }]);
    expect(thread.message).toMatchObject({ isAnswered: false, read: false });
    expect((await queue({ language: "en", email: "other@example.org" })).isQueued).toBe(false);
  });

  it("goes to an address once a day, whoever types it", async () => {
    expect((await queue()).isQueued).toBe(true);
    later(86_399);
    expect((await queue()).isQueued).toBe(false);
    expect((await queue({ email: "other@example.org" })).isQueued).toBe(true);
    later(2);
    expect((await queue()).isQueued).toBe(true);
  });
});

describe("the settings", () => {
  it("are no part of the config; another version is a conflict", async () => {
    const before = await admin().settings();
    expect(before).toMatchObject({ ...defaultMessageSettings, caught: { count: 0, since: null } });
    const change = {
      automaticAnswer: answers,
      templates: [{ id: "a", name: "Anfahrt", de: "Mit dem Bus.", en: "" }],
      keptDays: 365,
    };
    const after = await admin().updateSettings({ ...change, version: before.version });
    expect(after).toMatchObject(change);
    expect(await callAs("admin").settings.get()).not.toHaveProperty("messages");
    await expect(admin().updateSettings({ ...change, version: before.version })).rejects.toMatchObject({
      cause: { kind: "conflict", details: { current: after } },
    });
    expect(await admin().updateSettings({ ...change, version: after.version })).toEqual(after);
    await admin().updateSettings(defaultMessageSettings);
  });

  it("refuse an automatic answer that says nothing", async () => {
    const automaticAnswer = { ...answers, en: { enabled: true, subject: "Hello", text: " " } };
    await expect(admin().updateSettings({ ...defaultMessageSettings, automaticAnswer })).rejects.toThrow(/required/u);
  });

  it("say how many the honeypot caught", async () => {
    await Promise.all([1, 2, 3].map((n) => countCatch(db(), "message", new Date(START.getTime() + n))));
    await countCatch(db(), "newsletter", now);
    expect((await admin().settings()).caught).toMatchObject({ count: 3, since: expect.any(String) });
  });
});

describe("messages are kept", () => {
  const keep = async (keptDays: number) => admin().updateSettings({ ...defaultMessageSettings, keptDays });

  it("for ever, unless the settings say for how many days after the last word", async () => {
    const old = await store();
    const answered = await store();
    const read = await store({ read: true });
    later(20 * 86_400);
    await admin().reply({ id: answered.id, replyId: newId(), subject: "Re", text: "Ja" });
    const young = await store();
    later(15 * 86_400);
    await keep(0);
    expect(await dropMessages(site.services)).toBe(0);
    await keep(30);
    expect(await dropMessages(site.services)).toBe(2);
    for (const { id } of [old, read]) expect(await findMessage(db(), id)).toBeNull();
    for (const { id } of [answered, young]) expect(await findMessage(db(), id)).not.toBeNull();
    await keep(0);
  });

  it("in steps that do not need one long statement", async () => {
    const rows = Array.from({ length: 1_100 }, (_, n) => ({
      id: newId(),
      firstName: "Viele",
      lastName: String(n),
      message: "Hallo",
      email: "viele@example.org",
      language: "de" as const,
      created: START,
    }));
    await db().insert(messages).values(rows);
    later(3 * 86_400);
    await keep(2);
    expect(await dropMessages(site.services)).toBe(1_100);
    await keep(0);
    expect(await db().$count(messages, eq(messages.lastName, "7"))).toBe(0);
  });
});
