import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { BrandPictures, LogoPicture } from "../../kernel/brand-pictures.ts";
import type { Services } from "../../kernel/context.ts";
import { createLog } from "../../start/log.ts";
import { type MailTransport, openOutboxDirectory, openSmtp } from "../../outside/mail.ts";
import { openTestDatabase } from "#testing/database.ts";
import { png } from "#testing/pictures.ts";
import { openTestSmtp, type TestSmtp } from "#testing/smtp.ts";
import { attachmentsOf } from "../../registries/mail-attachments.ts";
import { deliverMail } from "./deliver.ts";
import { queueMail, sendAgain } from "./outbox.ts";
import { keptFor } from "../../kernel/jobs/retention.ts";
import { dropSentMails, sentMailDays } from "./drop-sent-mails.ts";

let database: Database;
let server: TestSmtp;
let transport: MailTransport;
const logLines: string[] = [];
const log = createLog("info", { write: (line) => void logLines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestSmtp();
  transport = openSmtp(server.url);
});
afterAll(async () => {
  transport.close();
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(outgoingMail);
  await database.db.execute(sql`delete from pgboss.job`);
  server.received.length = 0;
  server.behave("accept");
  logo = null;
});

const draft = {
  kind: "passwordReset",
  language: "de",
  recipient: "jemand@example.org",
  subject: "Grüße vom Hof\r\nBcc: other@example.org",
  body: "Schöne Grüße <b> – bis bald.\n\n> erste Zeile\n> zweite\n\nhttps://example.org/login?reset=1#token=geheim",
} as const;

const now = new Date();
const storage = { readBuffer: () => Promise.reject(new Error("no mail has files here")) };
let logo: LogoPicture | null = null;
const brand: BrandPictures = {
  get: () => Promise.reject(new Error("mails ask for the logo alone")),
  logo: async () => logo,
};
const deps = () => ({ brand, database, log, storage, now: () => now, publicUrl: () => "https://verein.example" });
const row = async () => (await database.db.select().from(outgoingMail))[0];
const send = (id: string, by: MailTransport = transport) => deliverMail(deps(), by, id, attachmentsOf);

async function waitingJobs(): Promise<{ key: string; seconds: number }[]> {
  const found = await database.db.execute(
    sql`select singleton_key as key, extract(epoch from start_after - now()) as seconds from pgboss.job where state = 'created'`,
  );
  return found.rows.map((job) => ({ key: String(job["key"]), seconds: Number(job["seconds"]) }));
}

describe("a mail", () => {
  it("is sent once, as text and as HTML, without headers that a line break would add", async () => {
    const id = await queueMail(database.db, draft);
    await send(id);
    await send(id);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([["jemand@example.org"]]);
    const mail = server.received[0]?.mail;
    expect(mail?.subject).toBe("Grüße vom Hof Bcc: other@example.org");
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.text?.trim()).toBe(`${draft.body}\n\n-- \nverein.example\nhttps://verein.example/Impressum`);
    expect(mail?.html).toContain('href="https://verein.example/Impressum"');
    expect(mail?.messageId).toBe(`<${id}@verein.example>`);
    expect(mail?.from?.address).toBe("noreply@verein.example");
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
    expect(mail?.html).toContain("Schöne Grüße &lt;b&gt; – bis bald.");
    expect(mail?.html).toContain("<blockquote><p>erste Zeile<br>\nzweite</p></blockquote>");
    expect(mail?.html).toContain('<a href="https://example.org/login?reset=1#token=geheim">');
    expect(await row()).toMatchObject({ state: "sent", sent: expect.any(Date), body: "", nextAttempt: null });
  });

  it.each(['Ver"ein', "Verein:", "Mosthof (Laden)", "Verein; Au", "Müller & Söhne, Most"])(
    "comes from the address in the settings, whatever stands in the name: %s",
    async (name) => {
      const box = `${name} <post@example.org>`;
      const unused = { to: "jemand@example.org", subject: "", text: "", html: "", messageId: "<a@example.org>" };
      await transport.send({
        ...unused,
        from: { name: "Hof", address: box },
        replyTo: box,
        thread: [],
        isAutomatic: false,
      });
      const mail = server.received[0]?.mail;
      expect(mail?.from).toEqual({ name, address: "post@example.org" });
      expect(mail?.replyTo).toEqual([{ name, address: "post@example.org" }]);
    },
  );

  it("loads nothing from outside", async () => {
    await send(await queueMail(database.db, draft));
    expect(server.received[0]?.mail.html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/u);
  });

  it.each([
    ["beside the name", false],
    ["instead of the name", true],
  ])("brings the site's logo along, %s, and nothing else is loaded", async (_where, isWordmark) => {
    const bytes = await png(88, 88);
    logo = { bytes, key: "0123456789abcdef", width: 44, height: 44, isWordmark };
    await send(await queueMail(database.db, draft));
    const { html = "", attachments = [] } = server.received[0]?.mail ?? {};
    expect(attachments).toMatchObject([{ mimeType: "image/png", disposition: "inline", related: true }]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
    const [image = "", ...others] = html.match(/<img[^>]*>/gu) ?? [];
    expect(others).toEqual([]);
    expect(`<${/src="cid:([^"]+)"/u.exec(image)?.[1]}>`).toBe(attachments[0]?.contentId);
    expect(image).toContain(isWordmark ? 'alt="verein.example"' : 'alt=""');
    expect(html.includes(`${image}verein.example</p>`)).toBe(!isWordmark);
    expect(html).not.toMatch(/<(?:link|script|iframe)|@import|url\(/u);
  });

  it("goes without a logo that cannot be read", async () => {
    brand.logo = () => Promise.reject(new Error("the bucket is away"));
    await send(await queueMail(database.db, draft));
    brand.logo = async () => logo;
    expect(server.received[0]?.mail.attachments).toEqual([]);
    expect(await row()).toMatchObject({ state: "sent" });
  });

  it("of a person answers a thread, and its answer reaches whoever it names", async () => {
    const thread = ["<erste@example.org>", "<zweite@example.org>"];
    const reply = { replyTo: "buero@example.org\r\nBcc: x@example.org", thread, isAutomatic: false };
    await send(await queueMail(database.db, { ...draft, ...reply }));
    const { mail, recipients } = server.received[0] ?? {};
    expect(recipients).toEqual(["jemand@example.org"]);
    expect(mail?.inReplyTo).toBe("<zweite@example.org>");
    expect(mail?.references).toBe(thread.join(" "));
    expect(mail?.headers.some(({ key }) => key === "auto-submitted" || key === "bcc")).toBe(false);
  });

  it("names only one recipient, whatever its address looks like", async () => {
    await send(await queueMail(database.db, { ...draft, recipient: "a@example.org, b@example.org" }));
    expect(server.received).toHaveLength(0);
  });

  it("is kept while the server asks to come back later, tried again after growing pauses, under one Message-ID", async () => {
    server.behave({ code: 450, at: "data" });
    const id = await queueMail(database.db, draft);
    await database.db.execute(sql`delete from pgboss.job`);
    for (const minutes of [1, 5, 15, 60]) {
      await send(id);
      expect(await row()).toMatchObject({ state: "waiting", sent: null, body: draft.body });
      expect((await row())?.nextAttempt?.getTime()).toBe(now.getTime() + minutes * 60_000);
      const [job] = await waitingJobs();
      expect(job?.key).toBe(`mail:${id}`);
      expect(Math.abs((job?.seconds ?? 0) - minutes * 60)).toBeLessThan(60);
      await database.db.execute(sql`delete from pgboss.job`);
    }
    expect((await row())?.lastError).toContain("try again later");
    server.behave("accept");
    await send(id);
    expect(server.received[0]?.mail.messageId).toBe(`<${id}@verein.example>`);
    expect(await row()).toMatchObject({ state: "sent", attempts: 5 });
  });

  it("waits while there is no server, or one that breaks off in the middle", async () => {
    const id = await queueMail(database.db, draft);
    const nobody = openSmtp("smtp://127.0.0.1:1");
    await send(id, nobody);
    nobody.close();
    expect(await row()).toMatchObject({
      state: "waiting",
      attempts: 1,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    server.behave("drop");
    await send(id);
    expect(await row()).toMatchObject({ state: "waiting", attempts: 2, body: draft.body });
  });

  it.each(["recipient", "data"] as const)("that the server refuses for good (%s) is not tried again", async (at) => {
    server.behave({ code: 550, at });
    await send(await queueMail(database.db, draft));
    expect(await row()).toMatchObject({ state: "refused", nextAttempt: null, attempts: 1, body: draft.body });
    expect((await row())?.lastError).toContain("no such mailbox");
  });

  it("is given up after the last try, and sent again when an administrator asks for it", async () => {
    server.behave({ code: 450, at: "data" });
    const id = await queueMail(database.db, draft);
    await database.db.update(outgoingMail).set({ attempts: 8 }).where(eq(outgoingMail.id, id));
    await send(id);
    expect(await row()).toMatchObject({ state: "refused", nextAttempt: null, lastError: expect.any(String) });
    server.behave("accept");
    await database.db.execute(sql`delete from pgboss.job`);
    expect(await database.db.transaction((tx) => sendAgain(tx, [id], now))).toBe(1);
    expect((await waitingJobs()).map(({ key }) => key)).toEqual([`mail:${id}`]);
    await send(id);
    expect(await row()).toMatchObject({ state: "sent" });
    expect(await database.db.transaction((tx) => sendAgain(tx, [id], now))).toBe(0);
  });

  it("whose attempts all ended with the process is uncertain, and not sent once more by itself", async () => {
    const id = await queueMail(database.db, draft);
    await database.db.update(outgoingMail).set({ attempts: 9 }).where(eq(outgoingMail.id, id));
    await send(id);
    expect(await row()).toMatchObject({ state: "uncertain", nextAttempt: null });
    expect(server.received).toEqual([]);
    expect(await database.db.transaction((tx) => sendAgain(tx, [id], now))).toBe(1);
    await send(id);
    expect(await row()).toMatchObject({ state: "sent" });
  });

  it("that is asked for again brings the later try that waits forward", async () => {
    server.behave({ code: 450, at: "data" });
    const id = await queueMail(database.db, draft);
    await database.db.execute(sql`delete from pgboss.job`);
    await send(id);
    expect((await waitingJobs())[0]?.seconds).toBeGreaterThan(10);
    await database.db.transaction((tx) => sendAgain(tx, [id], now));
    const jobs = await waitingJobs();
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.seconds).toBeLessThanOrEqual(0);
  });

  it("that was sent or given up is forgotten after ninety days", async () => {
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const mail = { ...draft, created: at(200), state: "sent" as const };
    await database.db.insert(outgoingMail).values([
      { ...mail, id: "old", sent: at(91) },
      { ...mail, id: "new", sent: at(89) },
      { ...mail, id: "refused", state: "refused" },
      { ...mail, id: "refused lately", state: "refused", created: at(89) },
      { ...mail, id: "waiting", state: "waiting" },
    ]);
    await keptFor("mails sent long ago", sentMailDays, dropSentMails)
      .start(deps() as unknown as Services)
      .stop();
    expect((await database.db.select().from(outgoingMail)).map(({ id }) => id).toSorted()).toEqual([
      "new",
      "refused lately",
      "waiting",
    ]);
  });

  it("leaves no address in the log", async () => {
    server.behave({ code: 550, at: "recipient" });
    await send(await queueMail(database.db, draft));
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.join("")).not.toContain("jemand@");
  });

  it("is written as a file where no server is configured", async () => {
    const directory = await mkdtemp(join(tmpdir(), "site-outbox-"));
    const outbox = openOutboxDirectory(join(directory, "outbox"));
    await send(await queueMail(database.db, draft), outbox);
    const [name = ""] = await readdir(join(directory, "outbox"));
    expect(name).toMatch(/^[\da-f-]{36}\.eml$/u);
    const mail = await PostalMime.parse(await readFile(join(directory, "outbox", name)));
    expect(mail.text).toContain(draft.body);
    expect(mail.to?.[0]?.address).toBe("jemand@example.org");
    await rm(directory, { recursive: true });
  });
});
