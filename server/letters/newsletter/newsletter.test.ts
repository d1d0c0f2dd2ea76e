import { asc, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newsletterIssues, newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { type MailTransport, openSmtp } from "../../outside/mail.ts";
import { answeredCaptcha } from "#testing/captcha.ts";
import { countStatements } from "#testing/count-statements.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny, statusOf } from "#testing/trpc-client.ts";
import { openTestSmtp, type TestSmtp } from "#testing/smtp.ts";
import { deliverIssue } from "./deliver-issue.ts";

let site: TestSite;
let smtp: TestSmtp;
let transport: MailTransport;

beforeAll(async () => {
  site = await openTestSite();
  smtp = await openTestSmtp();
  transport = openSmtp(smtp.url);
  await switched(true);
});
afterAll(async () => {
  transport.close();
  await smtp.close();
  await site.close();
});
beforeEach(async () => {
  for (const table of [newsletterIssues, subscribers, outgoingMail]) await db().delete(table);
  await db().execute(sql`delete from pgboss.job`);
  await db().execute(sql`delete from rate_limits`);
  smtp.received.length = 0;
  smtp.behave("accept");
});

const db = () => site.services.database.db;

const letters = () => site.trpc("admin").newsletter;
const visitors = () => site.trpc("guest").newsletter;

const switched = (enabled: boolean) =>
  site.request("PUT", "/api/v0/config/", { as: "admin", body: { components: { newsletter: { enabled } } } });

const ask = (email: string, more: object = {}) =>
  visitors().subscribe.mutate({
    email,
    captcha: answeredCaptcha(site.services.secretKey, { form: "newsletter" }),
    ...more,
  });
const confirm = (token: string) => visitors().confirm.mutate({ token });
const leave = (token: string) => visitors().leave.mutate({ token });

async function mailedToken(email: string): Promise<string> {
  const mails = await db()
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.recipient, email))
    .orderBy(asc(outgoingMail.id));
  return /#(?:confirm|leave)=([\w-]+)/u.exec(mails.at(-1)?.body ?? "")?.[1] ?? "";
}

async function subscribed(email: string): Promise<void> {
  await ask(email);
  await confirm(await mailedToken(email));
}

const rowOf = async (email: string) => (await db().select().from(subscribers).where(eq(subscribers.email, email)))[0];

async function confirmedOnes(count: number): Promise<void> {
  const at = new Date();
  const row = {
    language: "de",
    state: "confirmed",
    source: "form",
    textVersion: "x",
    requested: at,
    confirmed: at,
  } as const;
  const rows = Array.from({ length: count }, (_, n) => ({ ...row, id: newId(), email: `leser${n}@example.org` }));
  await db().insert(subscribers).values(rows);
}

const written = (texts: Partial<Inputs["newsletter"]["create"]> = {}) =>
  letters().create.mutate({
    subject: "Apfeltag",
    html: '<p>Am Samstag <a href="/Veranstaltungen">pressen</a> wir.</p>',
    ...texts,
  });

const started = ({ id, version }: { id: string; version: number }) => letters().start.mutate({ id, version });
const run = (id: string) => deliverIssue(site.services, transport, id);
const issueOf = (id: string) => letters().issue.query({ id });
const countsOf = async (id: string) => (await issueOf(id)).counts;

describe("asking for the newsletter", () => {
  it("subscribes nobody before the button in the mail is pressed; pressed twice it says the same", async () => {
    await ask("anna@example.org");
    expect(await rowOf("anna@example.org")).toMatchObject({
      state: "requested",
      confirmed: null,
      textVersion: "2026-11",
    });
    const token = await mailedToken("anna@example.org");
    expect((await refusal(confirm("falsch"))).code).toBe("C103");
    for (let time = 0; time < 2; time++) await confirm(token);
    expect(await rowOf("anna@example.org")).toMatchObject({ state: "confirmed", confirmed: expect.any(Date) });
    expect((await rowOf("anna@example.org"))?.linkHash).toBe(hashToken(token));
  });

  it("answers the same for an address that has it, and mails that one a link to leave", async () => {
    await subscribed("anna@example.org");
    const [known, fresh] = [await ask("anna@example.org"), await ask("berta@example.org")];
    expect(known).toEqual(fresh);
    expect(await rowOf("anna@example.org")).toMatchObject({ state: "confirmed" });
    const token = await mailedToken("anna@example.org");
    await leave(token);
    expect(await rowOf("anna@example.org")).toMatchObject({ state: "left", ended: expect.any(Date) });
    await subscribed("anna@example.org");
    expect(await rowOf("anna@example.org")).toMatchObject({ state: "confirmed", ended: null });
  });

  it("needs a captcha of its own form, and counts what fills in the hidden field", async () => {
    const foreign = answeredCaptcha(site.services.secretKey, { form: "message" });
    expect((await refusal(ask("anna@example.org", { captcha: foreign }))).code).toBe("C104");
    expect(await refusal(ask("anna"))).toMatchObject({ code: "C200", fields: { email: expect.any(String) } });
    await ask("anna@example.org", { website: "spam" });
    expect(await db().$count(subscribers)).toBe(0);
    expect(await db().$count(outgoingMail)).toBe(0);
  });

  it("is not possible while the newsletter is off; leaving is", async () => {
    await subscribed("anna@example.org");
    const token = await mailedToken("anna@example.org");
    await switched(false);
    expect((await refusal(ask("berta@example.org"))).code).toBe("C404");
    await leave(token);
    await switched(true);
  });

  it("by programs counts for nobody's mail address", async () => {
    for (let time = 0; time < 4; time++) await ask("anna@example.org", { website: "spam" });
    expect(await statusOf(ask("anna@example.org"))).toBe(200);
  });

  it("again and again does not fill anybody's mailbox", async () => {
    for (let time = 0; time < 3; time++) await ask("anna@example.org");
    expect((await refusal(ask("anna@example.org"))).code).toBe("C102");
    await ask("berta@example.org");
    expect(await db().$count(outgoingMail, eq(outgoingMail.recipient, "anna@example.org"))).toBe(3);
  });

  it("of a link that is older than two weeks comes too late", async () => {
    await ask("anna@example.org");
    await db()
      .update(subscribers)
      .set({ requested: new Date(Date.now() - 15 * 86_400_000) });
    expect((await refusal(confirm(await mailedToken("anna@example.org")))).code).toBe("C103");
  });
});

describe("an import", () => {
  it("subscribes nobody, asks each address once, and reminds nobody", async () => {
    await subscribed("anna@example.org");
    await db().delete(outgoingMail);
    const input = {
      addresses: ["Berta@example.org", "anna@example.org", "berta@example.org"],
      source: "Apfeltag",
      day: "2026-10-03",
      language: "de" as const,
    };
    expect(await letters().importSubscribers.mutate(input)).toEqual({ asked: 1, known: ["anna@example.org"] });
    expect(await letters().importSubscribers.mutate(input)).toEqual({
      asked: 0,
      known: ["anna@example.org", "berta@example.org"],
    });
    const mails = await db().select().from(outgoingMail);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["berta@example.org"]);
    expect(await rowOf("berta@example.org")).toMatchObject({
      state: "requested",
      source: "import",
      sourceNote: "Apfeltag",
      sourceDay: "2026-10-03",
    });
    expect(await refusal(letters().importSubscribers.mutate({ ...input, source: "" }))).toMatchObject({ code: "C200" });
    expect(await refusal(letters().importSubscribers.mutate({ ...input, day: "2999-01-01" }))).toMatchObject({
      code: "C200",
    });
  });

  it("needs as many statements for two addresses as for two hundred", async () => {
    const statementsFor = async (count: number): Promise<number> => {
      const addresses = Array.from({ length: count }, (_, n) => `von${count}.${n}@example.org`);
      const before = statements();
      const input = { addresses, source: "Apfeltag", day: "2026-10-03", language: "de" as const };
      expect(await letters().importSubscribers.mutate(input)).toEqual({ asked: count, known: [] });
      return statements() - before;
    };
    const statements = countStatements(site.services.database.pool);
    await statementsFor(3);
    const few = await statementsFor(2);
    expect(few).toBeGreaterThan(3);
    expect(await statementsFor(200)).toBe(few);
    expect(await db().$count(outgoingMail)).toBe(205);
    const [{ jobs } = { jobs: 0 }] = (
      await db().execute<{ jobs: number }>(sql`select count(*)::int as jobs from pgboss.job`)
    ).rows;
    expect(jobs).toBe(205);
    await subscribed("anna@example.org");
    await confirm(await mailedToken("von2.1@example.org"));
  });
});

describe("an issue", () => {
  it("is sent to those who confirmed, in their language, with a link and a button to leave", async () => {
    await confirmedOnes(2);
    await ask("wartet@example.org");
    await db().update(subscribers).set({ language: "en" }).where(eq(subscribers.email, "leser1@example.org"));
    const issue = await written({ en: { subject: "Apple day", html: "<p>We press on Saturday.</p>" } });
    expect(await started(issue)).toMatchObject({ state: "sending", counts: { waiting: 2 } });
    await run(issue.id);
    expect(await issueOf(issue.id)).toMatchObject({ state: "sent", counts: { sent: 2, waiting: 0 } });
    const by = new Map(smtp.received.map((one) => [one.recipients[0], one.mail]));
    expect([...by.keys()].toSorted()).toEqual(["leser0@example.org", "leser1@example.org"]);
    expect(by.get("leser1@example.org")?.subject).toBe("Apple day");
    const german = by.get("leser0@example.org");
    expect(german?.subject).toBe("Apfeltag");
    expect(german?.html).toContain(`<a href="${site.url}/Veranstaltungen">pressen</a>`);
    expect(german?.text).toContain(`pressen (${site.url}/Veranstaltungen) wir.`);
    expect(german?.html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/u);
    const headers = new Map(german?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const oneClick = /^<(.+)>$/u.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
    const answer = await fetch(oneClick, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(204);
    expect(await rowOf("leser0@example.org")).toMatchObject({ state: "left" });
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await fetch(oneClick, { method: "POST", body: form })).status).toBe(204);
    await ask("leser0@example.org");
    const token = new URL(oneClick).searchParams.get("t");
    expect((await refusal(confirm(token ?? ""))).code).toBe("C103");
    expect(german?.text).toMatch(/\/newsletter\/abmelden#leave=[\w-]{20,}/u);
  });

  it("waits while the newsletter is off", async () => {
    await confirmedOnes(1);
    const issue = await written();
    await started(issue);
    await switched(false);
    await run(issue.id);
    await switched(true);
    expect(await issueOf(issue.id)).toMatchObject({ state: "paused", counts: { waiting: 1 } });
    expect(smtp.received).toEqual([]);
  });

  it("cannot be changed, removed or started again once it is sent; another's change is a conflict", async () => {
    await confirmedOnes(1);
    const issue = await written();
    await letters().update.mutate({ id: issue.id, subject: "Neu", version: issue.version });
    const late = letters().update.mutate({ id: issue.id, subject: "Alt", version: issue.version });
    expect((await refusal(late)).code).toBe("C409");
    expect((await refusal(started(issue))).code).toBe("C409");
    const now = await issueOf(issue.id);
    const both = await Promise.all([statusOf(started(now)), statusOf(started(now))]);
    expect(both.toSorted()).toEqual([200, 409]);
    await run(issue.id);
    expect((await refusal(letters().update.mutate({ id: issue.id, subject: "Zu spät" }))).code).toBe("C109");
    expect((await refusal(letters().remove.mutate({ id: issue.id }))).code).toBe("C109");
    expect(smtp.received).toHaveLength(1);
  });

  it("without subject, text or readers is not started", async () => {
    expect(await refusal(started(await written({ subject: "", html: "<p> </p>" })))).toMatchObject({
      code: "C200",
      fields: { subject: expect.any(String), html: expect.any(String) },
    });
    expect(await refusal(started(await written()))).toMatchObject({
      code: "C200",
      fields: { recipients: expect.any(String) },
    });
  });

  it("is cleaned before it is stored", async () => {
    const { html } = await written({ html: '<p onclick="x()">Hallo<script>alert(1)</script></p>' });
    expect(html).toBe("<p>Hallo</p>");
  });

  it("that was being sent when the process died goes on, and nobody gets it twice: the one in the middle is uncertain", async () => {
    await confirmedOnes(3);
    const issue = await written();
    await started(issue);
    const [first] = await db()
      .select()
      .from(newsletterRecipients)
      .orderBy(asc(newsletterRecipients.subscriberId))
      .limit(1);
    await db()
      .update(newsletterRecipients)
      .set({ state: "sending" })
      .where(eq(newsletterRecipients.subscriberId, first?.subscriberId ?? ""));
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ uncertain: 1, sent: 2, waiting: 0 });
    expect(smtp.received).toHaveLength(2);
    expect(await letters().retry.mutate({ id: issue.id, states: ["uncertain"] })).toMatchObject({ state: "sending" });
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ uncertain: 0, sent: 3 });
  });

  it("waits while the mail server is away, and goes on by itself", async () => {
    await confirmedOnes(5);
    const issue = await written();
    await started(issue);
    await db().execute(sql`delete from pgboss.job`);
    const nobody = openSmtp("smtp://127.0.0.1:1");
    await deliverIssue(site.services, nobody, issue.id);
    nobody.close();
    expect(await countsOf(issue.id)).toMatchObject({ waiting: 5, sent: 0, uncertain: 0 });
    const jobs = await db().execute(
      sql`select start_after > now() + interval '30 s' as later from pgboss.job where state = 'created'`,
    );
    expect(jobs.rows).toEqual([{ later: true }]);
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ sent: 5 });
  });

  it("marks addresses that the server refuses for good, and asks them no more", async () => {
    await confirmedOnes(2);
    smtp.behave({ code: 550, at: "recipient" });
    const issue = await written();
    await started(issue);
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ refused: 2, waiting: 0 });
    expect(await rowOf("leser0@example.org")).toMatchObject({
      state: "refused",
      refusal: expect.stringContaining("no such mailbox"),
    });
    expect((await refusal(started(await written()))).code).toBe("C200");
  });

  it("comes back later to those whose server asks for it", async () => {
    await confirmedOnes(2);
    smtp.behave({ code: 450, at: "recipient" });
    const issue = await written();
    await started(issue);
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ waiting: 2, refused: 0 });
    smtp.behave("accept");
    await run(issue.id);
    expect(smtp.received).toHaveLength(0);
    await db()
      .update(newsletterRecipients)
      .set({ nextAttempt: new Date(0) });
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ sent: 2 });
  });

  it("that breaks off after the text was begun is uncertain, and does not make all others so", async () => {
    await confirmedOnes(20);
    smtp.behave("drop");
    const issue = await written();
    await started(issue);
    await run(issue.id);
    const counts = await countsOf(issue.id);
    expect(counts.uncertain).toBeLessThanOrEqual(3);
    expect(counts.uncertain + counts.waiting).toBe(20);
  });

  it("is paused and resumed; who leaves meanwhile gets nothing", async () => {
    await confirmedOnes(3);
    const issue = await written();
    await started(issue);
    expect(await letters().pause.mutate({ id: issue.id })).toMatchObject({ state: "paused" });
    await run(issue.id);
    expect(smtp.received).toHaveLength(0);
    await db().update(subscribers).set({ state: "left" }).where(eq(subscribers.email, "leser1@example.org"));
    expect(await letters().resume.mutate({ id: issue.id })).toMatchObject({ state: "sending" });
    await run(issue.id);
    expect(smtp.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
      "leser0@example.org",
      "leser2@example.org",
    ]);
  });

  it("that is paused while it goes out stops at once", async () => {
    await confirmedOnes(400);
    const issue = await written();
    await started(issue);
    const running = run(issue.id);
    await smtp.until(5);
    await letters().pause.mutate({ id: issue.id });
    await running;
    const { waiting, sending, sent } = await countsOf(issue.id);
    expect(waiting).toBeGreaterThan(300);
    expect([sending, waiting + sent]).toEqual([0, 400]);
  });

  it("that was refused is tried again when a person says so, also for addresses that were marked", async () => {
    await confirmedOnes(2);
    smtp.behave({ code: 550, at: "recipient" });
    const issue = await written();
    await started(issue);
    await run(issue.id);
    smtp.behave("accept");
    await letters().retry.mutate({ id: issue.id, states: ["refused"] });
    await run(issue.id);
    expect(await countsOf(issue.id)).toMatchObject({ sent: 2, refused: 0 });
    expect(await rowOf("leser0@example.org")).toMatchObject({ state: "confirmed", refusal: null });
  });

  it("that is sent to somebody again keeps the link to leave of the mail before", async () => {
    await confirmedOnes(1);
    const issue = await written();
    await started(issue);
    await run(issue.id);
    await db().update(newsletterRecipients).set({ state: "uncertain" });
    await letters().retry.mutate({ id: issue.id, states: ["uncertain"] });
    await run(issue.id);
    const tokens = smtp.received.map(({ mail }) => /#leave=([\w-]+)/u.exec(mail.text ?? "")?.[1] ?? "");
    expect(tokens).toHaveLength(2);
    for (const token of tokens) await leave(token);
  });

  it("is tried by a mail to whoever writes it", async () => {
    const issue = await written();
    expect(await letters().test.mutate({ id: issue.id, language: "de" })).toEqual({ recipient: "admin@example.org" });
    const [mail] = await db().select().from(outgoingMail);
    expect(mail).toMatchObject({
      recipient: "admin@example.org",
      subject: "Probe: Apfeltag",
      html: expect.stringContaining("pressen"),
      body: expect.stringContaining(`-- \n${new URL(site.services.publicUrl()).hostname}\n`),
    });
  });
});

describe("a limit of mails in an hour", () => {
  const limited = async (perHour: number) => {
    const answer = await letters().updateSettings.mutate({ perHour });
    expect(answer).toMatchObject({ perHour });
    return answer;
  };
  afterEach(() => limited(0));

  async function sentOver(
    hours: number,
    ids: readonly string[],
    start = new Date("2026-11-02T08:00:00Z"),
  ): Promise<number[]> {
    let now = start;
    const moments: number[] = [];
    const services = { ...site.services, now: () => now };
    const due = new Map(ids.map((id) => [id, start.getTime()]));
    while (now.getTime() < start.getTime() + hours * 3_600_000) {
      const before = smtp.received.length;
      const [[id] = [""]] = [...due].sort((one, other) => one[1] - other[1]);
      await db().execute(sql`delete from pgboss.job`);
      await deliverIssue(services, transport, id);
      for (let n = before; n < smtp.received.length; n++) moments.push(now.getTime());
      const { rows } = await db().execute<{ at: Date }>(sql`select start_after as at from pgboss.job`);
      const [next] = rows;
      if (next) due.set(id, new Date(next.at).getTime());
      else due.delete(id);
      if (due.size === 0) break;
      now = new Date(Math.max(now.getTime(), Math.min(...due.values())));
    }
    return moments;
  }

  const mostInAnHour = (moments: readonly number[]): number =>
    Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + 3_600_000).length));

  it("is kept in every hour, spread over it, and everybody gets the letter", async () => {
    await limited(20);
    await confirmedOnes(50);
    const issue = await written();
    await started(issue);
    const moments = await sentOver(5, [issue.id]);
    expect(moments).toHaveLength(50);
    expect(mostInAnHour(moments)).toBeLessThanOrEqual(20);
    expect((moments[1] ?? 0) - (moments[0] ?? 0)).toBe(180_000);
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeLessThan(3 * 3_600_000);
    expect((await issueOf(issue.id)).state).toBe("sent");
    expect(new Set(smtp.received.flatMap(({ recipients }) => recipients)).size).toBe(50);
  });

  it("is one for all issues, also when somebody pauses and goes on again and again", async () => {
    await limited(10);
    await confirmedOnes(12);
    const issues = [await written(), await written({ subject: "Noch einer" })];
    for (const issue of issues) await started(issue);
    const ids = issues.map(({ id }) => id);
    expect(mostInAnHour(await sentOver(0.4, ids))).toBeLessThanOrEqual(10);
    for (let time = 0; time < 30; time++)
      await deliverIssue(
        { ...site.services, now: () => new Date("2026-11-02T08:30:00Z") },
        transport,
        ids[time % 2] ?? "",
      );
    expect(smtp.received).toHaveLength(10);
  });

  it("is changed by its version, and is a whole number that is not negative", async () => {
    const { version } = await limited(200);
    const late = letters().updateSettings.mutate({ perHour: 300, version: version - 1 });
    expect((await refusal(late)).code).toBe("C409");
    for (const perHour of [-1, 1.5, 100_001, "viele"])
      expect(await refusal(sendAny(letters().updateSettings.mutate, { perHour }))).toMatchObject({
        code: "C200",
        fields: { perHour: expect.any(String) },
      });
    expect(await letters().updateSettings.mutate({ perHour: 200, version })).toMatchObject({ perHour: 200, version });
    const settings = await site.request("GET", "/api/v0/config/", { as: "system" });
    expect(settings.body).not.toHaveProperty("[0].newsletter");
  });
});
