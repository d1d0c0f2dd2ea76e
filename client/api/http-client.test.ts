import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { createHttpClient } from "./http-client.ts";
import { isUnreachable, refusalOf } from "./refusal.ts";

let site: TestSite;
let asked: string[] = [];

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

beforeEach(() => {
  asked = [];
  const send = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? "GET"} ${path.replace(/\?.*/u, "")}`);
    return send(site.url + path, { ...init, headers: { origin: site.url, ...init.headers } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const client = createHttpClient({ "accept-language": "en" });

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

it("queries of the same moment share a request, and each gets its own answer or refusal", async () => {
  const [settings, me, missing] = await Promise.all([
    client.settings.get.query(),
    client.users.me.query(),
    failure(client.entries.article.query({ id: "/gibt-es-nicht" })),
  ]);
  expect(asked).toEqual(["GET /trpc/settings.get,users.me,entries.article"]);
  expect(settings.components).toBeDefined();
  expect(me.id).toBeNull();
  expect(refusalOf(missing)).toMatchObject({ code: "C404", message: expect.stringMatching(/\w/u) });
});

it("more queries than a request may have are split", async () => {
  await Promise.all(Array.from({ length: 12 }, () => client.users.me.query()));
  expect(asked).toHaveLength(2);
});

it("a mutation is a request of its own, and its refusal names the fields", async () => {
  const refused = await failure(client.newsletter.confirm.mutate({ token: "x" }));
  expect(asked).toEqual(["POST /trpc/newsletter.confirm"]);
  expect(refusalOf(refused)).toMatchObject({ code: expect.stringMatching(/^C/u), message: expect.any(String) });
  expect(isUnreachable(refused)).toBe(false);
});

it("no answer, and an answer that is no JSON, are told apart", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const [one, other] = await Promise.all([
    failure(client.users.me.query()),
    failure(client.auth.login.mutate({ handle: "a@example.org", password: "x" })),
  ]);
  expect([isUnreachable(one), isUnreachable(other)]).toEqual([true, true]);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
  const proxy = await failure(client.users.me.query());
  expect([isUnreachable(proxy), refusalOf(proxy)]).toEqual([false, null]);
});
