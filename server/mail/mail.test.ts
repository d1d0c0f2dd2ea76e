// Mails with a real SMTP server, without any, and with one that refuses, stalls or dies.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { openOutboxDirectory, openSmtp } from "../outside/mail.ts";
import { openTestDatabase } from "../testing/database.ts";
import { deliverDueMails } from "./deliver.ts";
import { queueMail } from "./outbox.ts";

let database: Database;
const log = pino({ level: "silent" });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outgoingMail);
});

const draft = {
  recipient: "jemand@example.org",
  subject: "Grüße vom Hof\r\nBcc: other@example.org",
  body: "Schöne Grüße – bis bald.\n\nhttps://example.org/login?reset=1#token=geheim",
};
const rows = () => database.db.select().from(outgoingMail);

type Received = { raw: string; recipients: string[] };

/** A real server on a free port; `answer` decides about each mail. */
async function openSmtpServer(
  answer: () => Error | null,
): Promise<{ url: string; received: Received[]; close: () => Promise<void> }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refused = answer();
        if (!refused)
          received.push({
            raw: Buffer.concat(chunks).toString("utf8"),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
        done(refused);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe("a mail", () => {
  it("is sent once, with its text and without headers that a line break would add", async () => {
    const server = await openSmtpServer(() => null);
    const transport = openSmtp(server.url);
    await queueMail(database.db, draft);
    expect(await deliverDueMails({ database, log }, transport)).toBe(1);
    expect(await deliverDueMails({ database, log }, transport)).toBe(0);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([["jemand@example.org"]]);
    const mail = await PostalMime.parse(server.received[0]?.raw ?? "");
    expect(mail.subject).toBe("Grüße vom Hof Bcc: other@example.org");
    expect(mail.text?.trim()).toBe(draft.body);
    expect(mail.bcc).toBeUndefined();
    const [row] = await rows();
    expect(row).toMatchObject({ sent: expect.any(Date), body: "", nextAttempt: null });
    transport.close();
    await server.close();
  });

  it("is kept and tried again later while the server refuses or is not there", async () => {
    const server = await openSmtpServer(() => new Error("mailbox full"));
    const transport = openSmtp(server.url);
    await queueMail(database.db, draft);
    await deliverDueMails({ database, log }, transport);
    await server.close();
    const [refused] = await rows();
    expect(refused).toMatchObject({
      sent: null,
      attempts: 1,
      lastError: expect.stringContaining("mailbox full"),
      body: draft.body,
    });
    expect(refused?.nextAttempt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect(await deliverDueMails({ database, log }, transport)).toBe(0);
    await database.db.update(outgoingMail).set({ nextAttempt: new Date() });
    await deliverDueMails({ database, log }, transport);
    const [unreachable] = await rows();
    expect(unreachable).toMatchObject({ sent: null, attempts: 2, lastError: expect.stringContaining("ECONNREFUSED") });
    transport.close();
  });

  it("is given up after the last try, and its row says why", async () => {
    const transport = openSmtp("smtp://127.0.0.1:1");
    await queueMail(database.db, draft);
    const [row] = await rows();
    await database.db
      .update(outgoingMail)
      .set({ attempts: 8 })
      .where(eq(outgoingMail.id, row?.id ?? ""));
    await deliverDueMails({ database, log }, transport);
    expect((await rows())[0]).toMatchObject({ sent: null, nextAttempt: null, lastError: expect.any(String) });
    transport.close();
  });

  it("is taken by one of two deliveries at once", async () => {
    const server = await openSmtpServer(() => null);
    const transport = openSmtp(server.url);
    for (let n = 0; n < 10; n++) await queueMail(database.db, draft);
    await Promise.all([deliverDueMails({ database, log }, transport), deliverDueMails({ database, log }, transport)]);
    expect(server.received).toHaveLength(10);
    transport.close();
    await server.close();
  });

  it("is written as a file where no server is configured", async () => {
    const directory = await mkdtemp(join(tmpdir(), "site-outbox-"));
    const transport = openOutboxDirectory(join(directory, "outbox"));
    await queueMail(database.db, draft);
    await deliverDueMails({ database, log }, transport);
    const [name = ""] = await readdir(join(directory, "outbox"));
    expect(name).toMatch(/\.eml$/u);
    const mail = await PostalMime.parse(await readFile(join(directory, "outbox", name)));
    expect(mail.text?.trim()).toBe(draft.body);
    expect(mail.to?.[0]?.address).toBe("jemand@example.org");
    await rm(directory, { recursive: true });
  });
});
