// A repeated request of a guest gets the same answer and log line, but without Fastify.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { request as httpRequest } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

const HANDLERS = "tracing:fastify.request.handler:start";
const PAGE = "/Aktuelles";
const browser = { "accept-encoding": "br", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
const proxied = { ...browser, "x-forwarded-for": "203.0.113.7" };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" }, pages: openListingPages() });
});
afterAll(() => site.close());
type Answer = { status: number | undefined; head: [string, string | undefined][]; body: string };

function ask(path: string, headers: Record<string, string> = proxied, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(site.url + path, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const head = Object.entries(answer.headers).map(([name, value]): [string, string | undefined] => [
          name,
          name === "date" || name === "x-request-id" ? "" : String(value),
        ]);
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ status: answer.statusCode, head: head.sort(), body });
      });
    });
    sent.on("error", reject).end();
  });
}

const decoded = (body: string): string => brotliDecompressSync(Buffer.from(body, "base64")).toString();

let handled = 0;
const onHandler = (): void => void (handled += 1);
beforeAll(() => subscribe(HANDLERS, onHandler));
afterAll(() => void unsubscribe(HANDLERS, onHandler));

async function askAgain(...asked: Parameters<typeof ask>): Promise<Answer & { isRepeated: boolean }> {
  const before = handled;
  const answer = await ask(...asked);
  return { ...answer, isRepeated: handled === before };
}

async function warm(path: string, headers = proxied): Promise<Answer> {
  let made: Answer | undefined;
  await vi.waitFor(async () => {
    const { isRepeated, ...answer } = await askAgain(path, headers);
    if (!isRepeated) made = answer;
    expect(isRepeated).toBe(true);
  });
  return made ?? ask(path, headers);
}

const lines = (): Record<string, unknown>[] => site.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
const publish = (title: string) =>
  site.request("POST", "/api/v0/entry", { as: "admin", body: { title, tags: ["Aktuelles"], publish_date: "now" } });

describe("a repeated request of a guest", () => {
  it.each([PAGE, "/Aktuelles/feed.xml", "/api/v0/entry/"])("gets the same bytes: %s", async (path) => {
    const first = await warm(path);
    const { isRepeated, ...again } = await askAgain(path);
    expect(isRepeated).toBe(true);
    expect(again).toEqual(first);
    expect(again.status).toBe(200);
  });

  it("has the same line in the log, with the address that the proxy names", async () => {
    const path = "/Veranstaltungen";
    await warm(path);
    expect((await askAgain(path)).isRepeated).toBe(true);
    // The client may receive the answer before the server writes the log line.
    const found = await vi.waitFor(() => {
      const written = lines().filter(({ req }) => (req as { url?: string } | undefined)?.url === path);
      expect(written.length).toBeGreaterThan(3);
      return written;
    });
    const [framework, repeated] = [found[0], found.at(-1)];
    const comparable = (line = {}) => ({ ...line, time: 0, reqId: "", responseTime: 0 });
    expect(comparable(repeated)).toEqual(comparable(framework));
    expect(Object.keys(repeated ?? {})).toEqual(Object.keys(framework ?? {}));
    expect(repeated).toMatchObject({ msg: "request completed", req: { method: "GET", address: "203.0.113.0" } });
  });

  it("has the request id of the trusted proxy, also before it is repeated and in an error", async () => {
    const idOf = async (path: string): Promise<string | undefined> => {
      const answer = await site.request("GET", path, { headers: { ...proxied, "x-request-id": "proxy-1" } });
      return answer.headers.get("x-request-id") ?? undefined;
    };
    await warm(PAGE);
    expect(await Promise.all([PAGE, "/healthz", "/api/v0/nothing", "/unknown"].map(idOf))).toEqual(
      Array.from({ length: 4 }, () => "proxy-1"),
    );
  });

  it("gets a new answer as soon as content has changed", async () => {
    await warm(PAGE);
    expect((await publish("Apfeltag")).status).toBe(201);
    const { isRepeated, body } = await askAgain(PAGE);
    expect(isRepeated).toBe(false);
    expect(decoded(body)).toContain("Apfeltag");
  });

  it.each<[string, Record<string, string>]>([
    ["a cookie", { cookie: "lang=en" }],
    ["a token", { authorization: "Bearer x" }],
    ["a known version", { "if-none-match": '"x"' }],
    ["a part", { range: "bytes=0-1" }],
    ["another encoding", { "accept-encoding": "gzip" }],
    ["another host", { host: "evil.example" }],
  ])("goes to the framework with %s", async (_what, header) => {
    await warm(PAGE);
    expect((await askAgain(PAGE)).isRepeated).toBe(true);
    const { isRepeated, status } = await askAgain(PAGE, { ...proxied, ...header });
    if (header["host"] === undefined) expect(isRepeated).toBe(false);
    else expect(status).toBe(421);
  });

  it("is not repeated for POST and HEAD", async () => {
    await warm(PAGE);
    expect(await askAgain(PAGE, proxied, "HEAD")).toMatchObject({ isRepeated: false, body: "" });
    expect((await ask(PAGE, proxied, "POST")).status).not.toBe(200);
  });
});
