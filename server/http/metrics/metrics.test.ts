import { get } from "node:http";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTransport } from "#server/mail/mails/deliver.ts";
import { sendJobs } from "#server/kernel/jobs/send.ts";
import { countStatements } from "#testing/count-statements.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

const TOKEN = "a-token-of-a-test-0123456789";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { METRICS_TOKEN: TOKEN }, pages: openListingPages() });
});
afterAll(() => site.close());

const scrape = async (at = site): Promise<string> => {
  const { status, body } = await at.request("GET", "/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(status).toBe(200);
  return String(body);
};

const valueOf = (text: string, series: string): number => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length));
};

const requests = (text: string, route: string, status: number): number =>
  valueOf(text, `http_request_duration_seconds_count{route="${route}",status="${status}"}`);

describe("/metrics", () => {
  it("is 404 without METRICS_TOKEN", async () => {
    const without = await openTestSite({ pages: openListingPages() });
    try {
      for (const headers of [undefined, { authorization: `Bearer ${TOKEN}` }, { authorization: "Bearer " }])
        expect((await without.request("GET", "/metrics", { headers })).status).toBe(404);
    } finally {
      await without.close();
    }
  });

  it("refuses a missing and a wrong token, is never stored, and has a request id", async () => {
    const wrong = ["", "Bearer", "Bearer x", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`];
    for (const authorization of wrong) {
      const { status, headers, body } = await site.request("GET", `/metrics?token=${TOKEN}`, {
        headers: { authorization },
      });
      expect([status, headers.get("www-authenticate"), headers.get("cache-control")], authorization).toEqual([
        401,
        "Bearer",
        "no-store",
      ]);
      expect(JSON.stringify(body)).not.toContain("process_cpu");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/u);
    }
    expect((await site.request("GET", "/metrics", { as: "system" })).status).toBe(401);
  });

  it("answers a right token in Prometheus' format, for any host and with any language", async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, cookie: "lang=en" };
    for (const path of ["/metrics", "/metrics?lang=en"]) {
      const answer = await site.request("GET", path, { headers });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/u);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("x-request-id")).not.toBeNull();
    }
    const port = Number(new URL(site.url).port);
    const status = await new Promise((resolve, reject) => {
      const asked = { port, path: "/metrics", headers: { ...headers, host: "10.0.0.7:3000" } };
      get(asked, (answer) => answer.resume().once("end", () => resolve(answer.statusCode))).on("error", reject);
    });
    expect(status).toBe(200);
    expect((await site.request("POST", "/metrics", { headers })).status).toBe(405);
  });

  it("is in neither robots.txt nor the sitemap, and its token is in no log line", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml"])
      expect(String((await site.request("GET", path)).body)).not.toContain("metrics");
    await site.request("GET", `/metrics?token=${TOKEN}`);
    await scrape();
    expect(site.logLines.join("")).not.toContain(TOKEN);
  });
});

describe("the figures", () => {
  it("count requests by pattern of the route and status, never by address", async () => {
    const before = await scrape();
    const id = newId();
    for (const path of [`/api/v0/entry/${id}`, `/nirgends-${id}`, `/api/${id}`, `/unknown/${id}`])
      expect((await site.request("GET", path)).status).toBe(404);
    await site.request("GET", "/healthz");
    await vi.waitFor(async () => {
      const after = await scrape();
      const more = (route: string, status: number) => requests(after, route, status) - requests(before, route, status);
      expect([more("/api/v0/entry/:id", 404), more("/*", 404), more("/api/*", 404), more("/healthz", 200)]).toEqual([
        1, 2, 1, 1,
      ]);
      expect(after).not.toContain(id);
    });
  });

  it("count answers that bypass Fastify, and hits and misses of the caches", async () => {
    const before = await scrape();
    await vi.waitFor(async () => {
      await site.request("GET", "/Aktuelles");
      const after = await scrape();
      const more = (series: string) => valueOf(after, series) - valueOf(before, series);
      expect(more('site_cache_misses_total{cache="pages"}')).toBe(1);
      expect(more('site_cache_hits_total{cache="answers"}')).toBeGreaterThan(0);
      const counted = requests(after, "/*", 200) - requests(before, "/*", 200);
      expect(counted).toBeGreaterThan(1);
    });
  });

  it("contain prom-client's default metrics: delay of the event loop, memory, processor", async () => {
    const text = await scrape();
    for (const name of [
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
      "nodejs_heap_size_used_bytes",
    ])
      expect(valueOf(text, name), name).toBeGreaterThan(0);
    expect(text).toContain("process_cpu_seconds_total");
  });

  it("count uploads and mails by result, and orders", async () => {
    const before = await scrape();
    const form = new FormData();
    form.append("file", new Blob(["a text"]), "a.txt");
    form.append("file", new Blob(["MZ"]), "a.exe");
    await site.request("POST", "/api/v0/upload", { as: "admin", body: form });
    const transport = openTransport(site.services);
    const mail = { messageId: "<1@x>", from: { name: "", address: "a@example.org" }, replyTo: "", to: "b@example.org" };
    await transport.send({ ...mail, subject: "x", text: "x", html: "x", thread: [], isAutomatic: true });
    site.services.figures.count("orderPlaced");
    const after = await scrape();
    const more = (series: string) => valueOf(after, series) - valueOf(before, series);
    expect(more('site_uploads_total{result="stored"}')).toBe(1);
    expect(more('site_uploads_total{result="refused"}')).toBe(1);
    expect(more('site_mails_total{result="sent"}')).toBe(1);
    expect(more("site_orders_total")).toBe(1);
  });

  it("name waiting, overdue and failed jobs by kind, with two statements for a scrape", async () => {
    const { db, pool } = site.services.database;
    const due = ["now", "later", "overdue", "failed"].map((id) => ({ id }));
    await sendJobs(db, "webhook", due);
    await db.execute(sql`
      update pgboss.job set
        start_after = case data->>'id' when 'later' then now() + interval '1 hour' when 'overdue' then now() - interval '1 hour' else start_after end,
        state = case data->>'id' when 'failed' then 'failed' else state end
      where data->>'name' = 'webhook'`);
    const statements = countStatements(pool);
    const text = await scrape();
    expect(statements()).toBe(2);
    const counts = ["waiting", "overdue", "running", "failed"].map((state) =>
      valueOf(text, `site_jobs_${state}{kind="webhook"}`),
    );
    expect(counts).toEqual([3, 1, 0, 1]);
    expect(text).toContain('site_jobs_waiting{kind="mail"} 0');
  });

  it("have the pool of connections, if the database is PostgreSQL", async () => {
    const text = await scrape();
    if (site.services.database.kind === "postgres")
      expect(valueOf(text, 'site_database_connections{state="idle"}')).toBeGreaterThan(0);
    else expect(text).not.toContain("site_database");
  });

  it("leave out the queue while the database does not answer", async () => {
    const { pool } = site.services.database;
    const failing = vi.spyOn(pool, "query").mockRejectedValue(new Error("away") as never);
    try {
      const text = await scrape();
      expect(text).not.toContain("site_jobs_waiting{");
      expect(text).toContain("http_request_duration_seconds_count");
    } finally {
      failing.mockRestore();
    }
    expect(await scrape()).toContain("site_jobs_waiting{");
  });

  it("of two sites in one process are apart", async () => {
    const other = await openTestSite({ env: { METRICS_TOKEN: TOKEN } });
    try {
      expect(requests(await scrape(other), "/healthz", 200)).toBe(0);
      expect(requests(await scrape(), "/healthz", 200)).toBeGreaterThan(0);
    } finally {
      await other.close();
    }
  });
});
