import { createSocket } from "node:dgram";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import de from "#locales/de/admin/status.json";
import { socialPermissions } from "#contract/values/social.ts";
import { type CheckName, checkNames, statusChecks, type StatusRow, uncheckedReasons } from "#contract/values/status.ts";
import { DAY_MS } from "#contract/values/time.ts";
import { backups as backupRows } from "#db/schema/backups.ts";
import { JOB_QUEUE } from "#db/install-jobs.ts";
import { demoItems } from "#db/schema/demo.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { providerEvents } from "#db/schema/payments.ts";
import { siteIdentity } from "#db/schema/site-identity.ts";
import { users } from "#db/schema/users.ts";
import { statusReports } from "#db/schema/status.ts";
import { countStatements } from "#testing/count-statements.ts";
import { openTestGraph, testApp, type TestGraph } from "#testing/graph-api.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { openTestStripe, STRIPE_KEY, type TestStripe, WEBHOOK_SECRET } from "#testing/stripe.ts";
import { refusal } from "#testing/trpc-client.ts";
import { recordBackup } from "../../kernel/identity/backups.ts";
import { backupNameOf } from "../backups/rules.ts";
import { openTxtReader } from "../../outside/dns.ts";
import type { Peers } from "./check.ts";
import { versionWith } from "./checks/version.ts";
import { askAgain, readStatus } from "./read-status.ts";
import { openChecks, rowOf, runOne } from "./run-checks.ts";
import { tellWeekly } from "./tell-weekly.ts";

let site: TestSite;
let stripe: TestStripe;
let graph: TestGraph;
let clock = new Date();
const records = new Map<string, string[]>();
let asked: string[] = [];
let free = 50_000_000_000;
const peers: Peers = {
  txt: async (name) => {
    asked.push(name);
    return records.get(name) ?? [];
  },
  freeBytes: async () => free,
};

beforeAll(async () => {
  stripe = await openTestStripe();
  graph = await openTestGraph();
  site = await openTestSite({ env: { STRIPE_API_BASE: stripe.url, GRAPH_API_BASE: graph.url } });
});
afterAll(async () => {
  await site.close();
  await stripe.close();
  await graph.close();
});
beforeEach(async () => {
  clock = new Date();
  site.services.now = () => clock;
  records.clear();
  asked = [];
  await db().delete(statusReports);
});

const db = () => site.services.database.db;
const put = (body: object) => site.request("PUT", "/api/v0/config/", { as: "system", body });

/** The finding of one check, with its mark. */
async function found(name: CheckName, origin: string | null = null): Promise<string> {
  const { rows } = await askAgain(site.services, origin, peers);
  const { mark, says } = rows.find((row) => row.name === name) as StatusRow;
  await db().delete(statusReports);
  return `${mark} ${typeof says === "string" ? says : says.unchecked}`;
}

async function withEnv(change: object, work: () => Promise<void>): Promise<void> {
  const { env } = site.services;
  const before = { ...env };
  Object.assign(env, change);
  await work();
  for (const name of Object.keys(change)) delete (env as Record<string, unknown>)[name];
  Object.assign(env, before);
}

it("has a sentence for each finding and each reason, and none besides", () => {
  for (const name of checkNames)
    expect(Object.keys(de.says[name]), name).toEqual(Object.keys(statusChecks[name].findings));
  expect(Object.keys(de.unchecked)).toEqual([...uncheckedReasons]);
});

describe("data and files", () => {
  it("the database: embedded is fine in private, and not in public", async () => {
    expect(await found("database")).toBe("good good");
    const { publicUrl } = site.services;
    site.services.publicUrl = () => "https://verein.example";
    expect(await found("database")).toBe("look embedded");
    site.services.publicUrl = publicUrl;
  });

  it("sizes: the largest tables first, and the files", async () => {
    await insertFile(site.services.database, { sizeBytes: 1234 });
    const { rows } = await readStatus(site.services, null, peers);
    const { bytes, parts = [] } = rows.find(({ name }) => name === "sizes") as StatusRow;
    expect(bytes?.["files"]).toBe(1234);
    expect(parts).toHaveLength(8);
    expect(parts.map((part) => part.bytes)).toEqual(parts.map((part) => part.bytes).toSorted((a, b) => b - a));
  });

  it("the file storage: unreachable, another database's, another key", async () => {
    expect(await found("storage")).toBe("good local");
    const { readMark } = site.services.storage;
    site.services.storage.readMark = () => Promise.reject(new Error("gone"));
    expect(await found("storage")).toBe("broken unreachable");
    site.services.storage.readMark = readMark;
    await db().insert(siteIdentity).values({ key: "site", identity: "this" });
    expect(await found("storage")).toBe("broken foreign");
    await site.services.storage.writeMark(JSON.stringify({ site: "this", storage: "one" }));
    await db().update(siteIdentity).set({ keyFingerprint: "another" });
    expect(await found("storage")).toBe("broken otherKey");
    await db().delete(siteIdentity);
  });

  it("the disk, by the bytes that are free", async () => {
    for (const [bytes, says] of [
      [50e9, "good good"],
      [1e9, "look low"],
      [1e8, "broken full"],
    ] as const) {
      free = bytes;
      expect(await found("disk")).toBe(says);
    }
  });

  it("backups: the age of the last one, failures, and the trial", async () => {
    expect(await found("backups")).toBe("good young");
    await db().insert(siteIdentity).values({ key: "site", identity: "this" });
    const { created } = (await db().select().from(users).limit(1))[0] as { created: Date };
    const later = (days: number): void => void (clock = new Date(created.getTime() + days * DAY_MS));
    later(9);
    expect(await found("backups")).toBe("look none");
    await recordBackup(db(), clock);
    expect(await found("backups")).toBe("good untried");
    later(20);
    expect(await found("backups")).toBe("look old");
    await recordBackup(db(), clock);
    const done = { id: "1", name: backupNameOf(clock, false), state: "done", created: clock, tried: clock } as const;
    await db().insert(backupRows).values(done);
    expect(await found("backups")).toBe("good good");
    await db().update(backupRows).set({ trialProblem: "damaged" });
    expect(await found("backups")).toBe("broken unreadable");
    await db()
      .insert(backupRows)
      .values({ id: "2", state: "failed", problem: "diskFull", created: clock, finished: clock });
    expect(await found("backups")).toBe("broken failed");
    await db().delete(backupRows);
    await db().delete(siteIdentity);
  });

  it("the quota", async () => {
    expect(await found("quota")).toBe("good good");
    await put({ quota: 1300 });
    expect(await found("quota")).toBe("look near");
    await put({ quota: 1000 });
    expect(await found("quota")).toBe("broken full");
    await put({ quota: 5_000_000_000 });
  });

  it("jobs that failed, and jobs that nobody begins", async () => {
    expect(await found("jobs")).toBe("good good");
    await db().execute(sql`
      insert into pgboss.job (name, data, singleton_key, state) values (${JOB_QUEUE}, '{"name":"map","id":"1"}', 'map 1', 'failed')`);
    expect(await found("jobs")).toBe("look failed");
    await db().execute(sql`
      insert into pgboss.job (name, data, singleton_key, start_after)
      values (${JOB_QUEUE}, '{"name":"map","id":"2"}', 'map 2', now() - interval '1 hour')`);
    expect(await found("jobs")).toBe("broken overdue");
    await db().execute(sql`delete from pgboss.job`);
  });
});

describe("mail", () => {
  it("the mail server: off, not used yet, in use, and refusing", async () => {
    expect(await found("mailServer")).toBe("look off");
    await withEnv({ SMTP_URL: "smtp://127.0.0.1:1" }, async () => {
      expect(await found("mailServer")).toBe("good never");
      const mail = { kind: "test", language: "de", recipient: "a@example.org", subject: "", body: "", created: clock };
      await db()
        .insert(outgoingMail)
        .values({ ...mail, id: "1", state: "sent", sent: clock } as never);
      expect(await found("mailServer")).toBe("good good");
      await db()
        .insert(outgoingMail)
        .values({ ...mail, id: "2", state: "refused" } as never);
      expect(await found("mailServer")).toBe("look refused");
    });
    await db().delete(outgoingMail);
  });

  it("SPF, DKIM and DMARC of the sender's domain", async () => {
    for (const name of ["spf", "dkim", "dmarc"] as const) expect(await found(name)).toBe("look noDomain");
    await put({ mail: { from: "Verein <post@mail.verein.example>" } });
    expect(await found("spf")).toBe("look missing");
    expect(await found("dmarc")).toBe("look missing");
    expect(await found("dkim")).toBe("look notFound");
    records.set("mail.verein.example", ["v=spf1 include:_spf.example -all", "other=1"]);
    records.set("_dmarc.verein.example", ["v=DMARC1; p=none"]);
    records.set("google._domainkey.mail.verein.example", ["v=DKIM1; k=rsa; p=MIGf"]);
    for (const name of ["spf", "dkim", "dmarc"] as const) expect(await found(name)).toBe("good good");
    records.set("mail.verein.example", ["v=spf1 +all"]);
    expect(await found("spf")).toBe("broken open");
    records.set("mail.verein.example", ["v=spf1 -all", "v=spf1 mx -all"]);
    expect(await found("spf")).toBe("broken several");
    records.set("_dmarc.mail.verein.example", ["v=DMARC1; p=none", "v=DMARC1; p=reject"]);
    expect(await found("dmarc")).toBe("broken several");
    records.set("google._domainkey.mail.verein.example", ["v=DKIM1; p="]);
    expect(await found("dkim")).toBe("look notFound");
  });

  it("a name server that refuses is no good news", async () => {
    const server = createSocket("udp4").bind(0, "127.0.0.1");
    await once(server, "listening");
    server.on("message", (query, { port }) => {
      const answer = Buffer.from(query);
      answer.writeUInt16BE(0x8182, 2);
      server.send(answer, port);
    });
    const txt = openTxtReader([`127.0.0.1:${server.address().port}`]);
    const { rows } = await askAgain(site.services, null, { ...peers, txt });
    for (const name of ["spf", "dkim", "dmarc"])
      expect(rows.find((row) => row.name === name)).toMatchObject({ mark: "unknown", says: { unchecked: "dns" } });
    server.close();
  });
});

describe("services", () => {
  it("payments: keys, and the last event of the webhook", async () => {
    expect([await found("payments"), await found("stripe")]).toEqual(["good off", "good off"]);
    await put({ components: { shop: { enabled: true } }, shop: { stripe: { secret: STRIPE_KEY } } });
    expect(await found("payments")).toBe("broken noWebhookSecret");
    await put({ shop: { stripe: { webhook: WEBHOOK_SECRET } } });
    expect(await found("payments")).toBe("look test");
    expect(await found("stripe")).toBe("good good");
    await put({ shop: { stripe: { secret: "sk_live_0123456789abcdef" } } });
    expect(await found("stripe")).toBe("broken refused");
    expect(await found("payments")).toBe("look noEvent");
    await db()
      .insert(providerEvents)
      .values({ id: "evt_1", received: new Date("2026-01-02T03:04:05Z") });
    const { rows } = await site.trpc("admin").status.read.query();
    expect(rows.find(({ name }) => name === "payments")).toMatchObject({
      says: "live",
      at: "2026-01-02T03:04:05.000Z",
    });
    expect(JSON.stringify(rows)).not.toContain("0123456789abcdef");
  });

  it("the access to the social network, and its end", async () => {
    expect(await found("social")).toBe("good off");
    await put({ social: { fb: { pageAccessToken: "nobody's" } } });
    expect(await found("social")).toBe("look incomplete");
    await put({ social: { fb: { appId: testApp.id, appSecret: testApp.secret } } });
    expect(await found("social")).toBe("broken refused");
    const token = { page: { id: "1871", name: "Verein" }, scopes: [...socialPermissions] };
    for (const [days, says] of [
      [0, "good forever"],
      [60, "good good"],
      [10, "look ending"],
    ] as const) {
      graph.tokens.set("nobody's", {
        ...token,
        ends: days === 0 ? 0 : Math.floor(clock.getTime() / 1000) + days * 86_400,
      });
      expect(await found("social")).toBe(says);
    }
    graph.behave("redirect");
    expect(await found("social")).toMatch(/^(?:unknown|broken)/u);
  });
});

describe("server and address", () => {
  it("PUBLIC_URL, and https as seen", async () => {
    expect(await found("publicUrl")).toBe("look unset");
    expect(await found("https", site.url)).toBe("good local");
    const { publicUrl } = site.services;
    site.services.publicUrl = () => "https://verein.example";
    expect(await found("https", "https://verein.example")).toBe("good good");
    expect(await found("https", "http://verein.example")).toBe("look noProxy");
    expect(await found("https", "https://localhost")).toBe("look otherHost");
    expect(await found("https", null)).toBe("unknown noRequest");
    site.services.publicUrl = () => "http://verein.example";
    expect(await found("https", "http://verein.example")).toBe("broken plain");
    site.services.publicUrl = publicUrl;
    await withEnv({ PUBLIC_URL: "https://verein.example" }, async () => {
      expect(await found("publicUrl")).toBe("good good");
    });
  });

  it("the clock, beside that of the database", async () => {
    site.services.now = () => new Date();
    expect(await found("clock")).toBe("good good");
    site.services.now = () => new Date(Date.now() + 20_000);
    expect(await found("clock")).toBe("look off");
    site.services.now = () => new Date(Date.now() - 3_600_000);
    expect(await found("clock")).toBe("broken wrong");
  });

  it("the version of Node", async () => {
    const context = await openChecks(site.services, null, peers);
    const markWith = async (node: string) => rowOf("version", await versionWith(node).run(context)).mark;
    expect([await markWith("24.1.0"), await markWith("20.9.0")]).toEqual(["good", "look"]);
  });
});

it("a check that fails or hangs is never good, and stops nothing", async () => {
  const context = await openChecks(site.services, null, peers);
  const hangs = { name: "disk" as const, run: () => new Promise<never>(() => {}) };
  expect(await runOne(hangs, context, 1)).toEqual({ says: { unchecked: "timeout" } });
  const { rows } = await readStatus(site.services, null, {
    ...peers,
    freeBytes: () => Promise.reject(new Error("no")),
  });
  expect(rows.find(({ name }) => name === "disk")).toMatchObject({ mark: "unknown", says: { unchecked: "failed" } });
  expect(rows).toHaveLength(checkNames.length);
});

it("asks other servers only by the button, at most every ten seconds, and never for a demo", async () => {
  await put({ mail: { from: "post@verein.example" } });
  const unasked = await readStatus(site.services, null, peers);
  expect(unasked.asked).toBe(null);
  expect(unasked.rows.find(({ name }) => name === "spf")).toMatchObject({
    mark: "unknown",
    says: { unchecked: "notYet" },
  });
  expect(asked).toEqual([]);
  expect((await askAgain(site.services, null, peers)).asked).toBe(clock.toISOString());
  const once = asked.length;
  expect(once).toBeGreaterThan(0);
  await askAgain(site.services, null, peers);
  expect(asked).toHaveLength(once);
  expect((await readStatus(site.services, null, peers)).rows.find(({ name }) => name === "spf")?.says).toBe("missing");
  await db().insert(demoItems).values({ kind: "entry", id: "1", version: 1 });
  clock = new Date(clock.getTime() + 60_000);
  const ofDemo = await askAgain(site.services, null, peers);
  expect(asked).toHaveLength(once);
  expect(ofDemo.rows.find(({ name }) => name === "spf")?.says).toEqual({ unchecked: "demo" });
  await db().delete(demoItems);
});

it("is read with few queries, by administrators alone", async () => {
  const count = countStatements(site.services.database.pool);
  const before = count();
  await readStatus(site.services, null, peers);
  expect(count() - before).toBeLessThan(40);
  for (const role of ["editor", "shop", "desk"] as const) {
    expect((await refusal(site.trpc(role).status.read.query())).status).toBe(403);
    expect((await refusal(site.trpc(role).status.ask.mutate())).status).toBe(403);
  }
  expect((await refusal(site.trpc().status.read.query())).status).toBe(401);
});

it("mails the system users once a week what is not in order, and nothing otherwise", async () => {
  await db().delete(outgoingMail);
  const tell = () => tellWeekly(site.services, peers);
  const days = (count: number): void => void (clock = new Date(clock.getTime() + count * 86_400_000));
  expect(await tell()).toBe(0);
  days(6);
  expect(await tell()).toBe(0);
  days(1);
  // Two processes at once.
  expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1]);
  const mails = await db().select().from(outgoingMail);
  expect(mails).toMatchObject([{ recipient: "system@example.org", kind: "status" }]);
  expect(mails[0]?.body).toContain("SMTP_URL");
  expect(mails[0]?.body).not.toContain("{{");
  expect(await tell()).toBe(0);
  days(7);
  expect(await tell()).toBe(1);
});
