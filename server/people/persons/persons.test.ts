import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { type MailDraft, queueMail } from "../../mail/mails/outbox.ts";
import { attachmentsOf } from "../../registries/mail-attachments.ts";
import { deliverMail, openTransport } from "../../mail/mails/deliver.ts";
import { outboxOf } from "../../mail/mails/outbox-files.ts";
import { storeMessage } from "#testing/messages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const notice = { kind: "message", language: "de" as const, subject: "Neue Nachricht" };
const db = () => site.services.database.db;
const admin = () => site.trpc("admin");

test("a person's messages, answers and mails come as a file, and are erased; those of others stay", async () => {
  const mine = await storeMessage(db(), { email: "erika@example.org" });
  await storeMessage(db(), { email: "erika@example.org", removed: new Date() });
  const theirs = await storeMessage(db(), { email: "otto@example.org" });
  await admin().messages.reply.mutate({ id: mine.id, replyId: newId(), subject: "Re", text: "Ja, gern." });
  await queueMail(db(), { ...notice, recipient: "vorstand@example.org", replyTo: "Erika@Example.org", body: "Neu" });
  await queueMail(db(), { ...notice, recipient: "otto@example.org", body: "von marie-erika@example.org" });

  const email = " Erika@example.org";
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ messages: 2, mails: 2 });
  expect(await admin().persons.export.mutate({ email })).toMatchObject({
    email: "erika@example.org",
    exported: expect.any(String),
    messages: [
      { id: mine.id, message: mine.message, phone: mine.phone, replies: [{ text: "Ja, gern.", state: "waiting" }] },
      { replies: [] },
    ],
    mails: [{ recipient: "erika@example.org", subject: "Re" }, { recipient: "vorstand@example.org" }],
  });
  expect(await admin().persons.count.mutate({ email: "ka@example.org" })).toMatchObject({ messages: 0, mails: 0 });
  expect(await admin().persons.erase.mutate({ email })).toMatchObject({ messages: 2, mails: 2 });
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ messages: 0, mails: 0 });
  expect(await admin().persons.erase.mutate({ email })).toMatchObject({ messages: 0, mails: 0 });
  expect((await db().select().from(messages)).map(({ id }) => id)).toEqual([theirs.id]);
  expect((await db().select().from(outgoingMail)).map(({ recipient }) => recipient)).toEqual(["otto@example.org"]);
  expect(site.logLines.join("")).not.toContain("erika@example.org");
});

test("files of mails are erased with the person, also those whose row is gone; those of others stay", async () => {
  const transport = openTransport(site.services);
  const send = async (sent: Partial<MailDraft>): Promise<string> => {
    const id = await queueMail(db(), { ...notice, recipient: "otto@example.org", body: "Guten Tag", ...sent });
    await deliverMail(site.services, transport, id, attachmentsOf);
    return id;
  };
  const email = "ida@müller.example";
  const mine = await send({ recipient: "Ida@Müller.example" });
  const told = await send({ replyTo: email });
  const forgotten = await send({ recipient: email });
  await db().delete(outgoingMail).where(eq(outgoingMail.id, forgotten));
  const others = [
    await send({ recipient: "marie-ida@müller.example" }),
    await send({ subject: `An ida@xn--mller-kva.example:\r\nTo: ${email}` }),
    await send({ body: `To: ${email}` }),
  ];
  const files = async () => (await readdir(outboxOf(site.services.env))).filter((name) => name.endsWith(".eml")).sort();
  const named = (ids: string[]) => ids.map((id) => `${id}.eml`).sort();
  expect(await files()).toEqual(named([mine, told, forgotten, ...others]));

  expect(await admin().persons.count.mutate({ email })).toMatchObject({ mails: 3 });
  const { mails } = await admin().persons.export.mutate({ email });
  expect(mails).toMatchObject([
    { recipient: "Ida@Müller.example" },
    { recipient: "otto@example.org" },
    { recipient: "ida@xn--mller-kva.example" },
  ]);
  expect(await admin().persons.erase.mutate({ email })).toMatchObject({ mails: 3 });
  expect(await files()).toEqual(named(others));
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ mails: 0 });
  transport.close();
});

test("what is no address is refused, and a guest learns nothing", async () => {
  expect((await refusal(admin().persons.count.mutate({ email: "%" }))).code).toBe("C200");
  for (const procedure of ["count", "export", "erase"] as const) {
    const call = site.trpc().persons[procedure].mutate({ email: "otto@example.org" });
    expect((await refusal(call)).code).toBe("C100");
  }
});

test("an export holds no link that gives access: an admin must not become another user by it", async () => {
  const link = "https://verein.example/login?reset=1#token=geheim";
  const reset = {
    ...notice,
    kind: "passwordReset",
    recipient: "system@example.org",
    subject: "Neues Passwort",
    body: link,
  };
  await queueMail(db(), reset);
  const exported = await admin().persons.export.mutate({ email: "system@example.org" });
  expect(exported).toMatchObject({ mails: [{ subject: "Neues Passwort" }] });
  expect(JSON.stringify(exported)).not.toContain("geheim");
});
