import { count, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "#contract/schemas/settings.ts";
import { newsletterIssues, newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { settings } from "#db/schema/settings.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { type KilledSite, prepareKilledSite } from "#testing/killed-site.ts";
import { openTestSmtp, type TestSmtp } from "#testing/smtp.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";

const patient = { timeout: 90_000, interval: 50 };

let site: KilledSite;
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await openTestSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.behave("accept");
  site = await prepareKilledSite({ SMTP_URL: smtp.url });
});
afterEach(() => site.close());

const recipients = (): string[] => smtp.received.flatMap((one) => one.recipients);

describe("a newsletter to 300 readers", () => {
  const READERS = 300;

  it("goes on after a kill, reaches nobody twice, and names those of whom nobody knows", async () => {
    await site.start();
    const id = newId();
    await site.onDatabase(async (db) => {
      const at = new Date();
      const row = {
        language: "de",
        state: "confirmed",
        source: "form",
        textVersion: "x",
        requested: at,
        confirmed: at,
      } as const;
      const readers = Array.from({ length: READERS }, (_, n) => ({
        ...row,
        id: newId(),
        email: `leser${n}@example.org`,
      }));
      const components = { ...defaultSettings.components, newsletter: { enabled: true } };
      // Uses one transaction, because the starting process looks for issues. The process would finish an issue that has
      // no recipients yet.
      await db.transaction(async (tx) => {
        await tx.update(settings).set({ value: { components } }).where(eq(settings.section, "components"));
        await tx.insert(subscribers).values(readers);
        await tx
          .insert(newsletterIssues)
          .values({ id, subject: "Apfeltag", html: "<p>Komm!</p>", created: at, updated: at, state: "sending" });
        await tx
          .insert(newsletterRecipients)
          .values(readers.map((reader) => ({ issueId: id, subscriberId: reader.id })));
        await hastenJobs(tx, "newsletter", [id]);
      });
    });
    await smtp.until(100);
    await site.kill();
    const before = smtp.received.length;
    expect(before).toBeLessThan(READERS);
    await site.start();
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(before), patient);
    await vi.waitFor(
      async () => {
        const [issue] = await site.onDatabase((db) =>
          db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)),
        );
        expect(issue?.state).toBe("sent");
      },
      { timeout: 200_000, interval: 1_000 },
    );
    expect(new Set(recipients()).size).toBe(recipients().length);
    const { state } = newsletterRecipients;
    const rows = await site.onDatabase((db) =>
      db.select({ state, n: count() }).from(newsletterRecipients).groupBy(state),
    );
    const counts = Object.fromEntries(rows.map((row) => [row.state, row.n]));
    expect((counts["sent"] ?? 0) + (counts["uncertain"] ?? 0)).toBe(READERS);
    expect(counts["uncertain"] ?? 0).toBeLessThanOrEqual(3);
    expect(smtp.received.length).toBeGreaterThanOrEqual(counts["sent"] ?? 0);
  }, 300_000);
});

describe("60 mails", () => {
  const MAILS = 60;

  it("while the mail server stalls and the process is killed: each arrives, under one Message-ID", async () => {
    smtp.behave("stall");
    await site.start();
    await site.onDatabase((db) =>
      db.transaction(async (tx) => {
        for (let n = 0; n < MAILS; n++)
          await queueMail(tx, {
            kind: "message",
            language: "de",
            recipient: `empfang${n}@example.org`,
            subject: "Neu",
            body: "Hallo",
          });
      }),
    );
    await vi.waitFor(async () => {
      const tried = await site.onDatabase((db) => db.$count(outgoingMail, sql`attempts > 0`));
      expect(tried).toBeGreaterThan(0);
    }, patient);
    await site.kill();
    smtp.behave("accept");
    await site.start();
    await vi.waitFor(() => expect(new Set(recipients()).size).toBe(MAILS), patient);
    await vi.waitFor(
      async () =>
        expect(await site.onDatabase((db) => db.$count(outgoingMail, eq(outgoingMail.state, "sent")))).toBe(MAILS),
      patient,
    );
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(MAILS);
  }, 300_000);
});
