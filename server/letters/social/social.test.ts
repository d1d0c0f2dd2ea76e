import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { socialPermissions } from "#contract/values/social.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestGraph, testApp, type TestGraph } from "#testing/graph-api.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
let graph: TestGraph;

beforeAll(async () => {
  graph = await openTestGraph();
  site = await openTestSite({ env: { GRAPH_API_BASE: graph.url }, pages: openRenderedPages() });
  await put({ components: { social: { enabled: true } } });
  const news = { title: "Aktuelles", tags: ["Seite|Aktuelles"], publishDate: new Date("2026-01-01") };
  await storeEntry(site.services.database, news);
});
afterAll(async () => {
  await site.close();
  await graph.close();
});
beforeEach(async () => {
  graph.behave("answer");
  graph.asked.length = 0;
  graph.tokens.clear();
  await credentials({ appId: testApp.id, appSecret: testApp.secret, pageAccessToken: TOKEN });
});

const TOKEN = "EAAB-page-token-0123456789";
const page = { id: "1871", name: "Mosthof Sonnenau" };

const put = (body: object, as: "admin" | "system" = "system") =>
  site.request("PUT", "/api/v0/config/", { as, body, headers: { "accept-language": "de" } });
const credentials = (fb: Record<string, string | null>) => put({ social: { fb } });

const test = (as: "guest" | "admin" | "system" = "admin") =>
  site.trpc(as, { "accept-language": "de" }).social.test.mutate();

describe("the token's test", () => {
  it("names the page, and what the token lacks and when it ends", async () => {
    graph.tokens.set(TOKEN, { page, scopes: [...socialPermissions] });
    expect(await test()).toEqual({ result: "works", page: page.name, missing: [], ends: null });
    graph.tokens.set(TOKEN, { page, scopes: ["pages_show_list"], ends: 1_800_000_000 });
    expect(await test()).toEqual({
      result: "works",
      page: page.name,
      missing: ["pages_manage_posts", "pages_read_engagement"],
      ends: "2027-01-15T08:00:00.000Z",
    });
  });

  it("asks one version of the API; no token is in an address that says who asks", async () => {
    graph.tokens.set(TOKEN, { page });
    await test();
    expect(graph.asked.map(({ path }) => path)).toEqual(["/v26.0/debug_token", "/v26.0/me"]);
    for (const { query, authorization } of graph.asked) {
      expect(query.get("access_token")).toBeNull();
      expect(authorization).toMatch(/^Bearer /u);
    }
  });

  it.each([
    ["ended", { isValid: false, problem: { code: 190, error_subcode: 463, message: "Session has expired" } }, "ended"],
    ["was taken back", { isValid: false, problem: { code: 190, error_subcode: 460, message: "changed" } }, "takenBack"],
    ["belongs to another app", { appId: "1" }, "otherApp"],
    ["is a person's", { kind: "USER" as const }, "noPage"],
  ])("says of a token that %s why it does not work", async (_, token, reason) => {
    graph.tokens.set(TOKEN, { page, ...token });
    expect(await test()).toMatchObject({ result: "refused", reason });
  });

  it("shows what the network says of an unknown token or a wrong app, without the token and the secret", async () => {
    graph.behave({ status: 400, body: { error: { code: 190, message: `Malformed access token ${TOKEN}` } } });
    expect(await test()).toEqual({
      result: "refused",
      reason: "other",
      said: "Malformed access token …",
    });
    graph.behave("answer");
    await credentials({ appSecret: "wrong" });
    expect(await test()).toMatchObject({
      result: "refused",
      reason: "other",
      said: expect.stringContaining("Invalid application"),
    });
    const logged = site.logLines.join("");
    for (const secret of [TOKEN, testApp.secret]) expect(logged).not.toContain(secret);
  });

  it.each(["redirect", "text", { status: 500, body: {} }] as const)(
    "is unreachable if it answers %j",
    async (behaviour) => {
      graph.behave(behaviour);
      expect(await test()).toEqual({ result: "unreachable" });
      expect(graph.asked).toHaveLength(1);
    },
  );

  it("is unreachable if it says nothing", async () => {
    graph.behave("stall");
    const asked = test();
    while (graph.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    graph.drop();
    expect(await asked).toEqual({ result: "unreachable" });
  });

  it("says which credentials are missing", async () => {
    await credentials({ appId: "", appSecret: null, pageAccessToken: null });
    const { status, code, fields } = await refusal(test());
    expect([status, code]).toEqual([400, "C200"]);
    expect(fields).toEqual({
      appId: "bitte Facebook App ID eintragen",
      appSecret: "bitte Facebook AppSecret ID eintragen",
      pageAccessToken: "kein access token!",
    });
    expect(graph.asked).toEqual([]);
  });

  it("is for editors, and not there while the component is off", async () => {
    expect((await refusal(test("guest"))).status).toBe(401);
    await put({ components: { social: { enabled: false } } });
    expect((await refusal(test())).code).toBe("C404");
    await put({ components: { social: { enabled: true } } });
  });
});

describe("the settings", () => {
  it("show of the secrets that they are set, and only system users change them", async () => {
    const { body } = await site.request("GET", "/api/v0/config/", { as: "system" });
    const [{ social }] = body as [{ social: { fb: object } }];
    expect(social.fb).toMatchObject({ pageAccessToken: { set: true, last4: "6789" }, appSecret: { set: true } });
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect((await put({ social: { fb: { pageAccessToken: "mine-0123456789" } } }, "admin")).status).toBe(403);
    const guest = (await site.request("GET", "/api/v0/config/")).body as [{ social: object }];
    expect(guest[0].social).toEqual({ page: "" });
  });

  it("take only an address of the web as the page", async () => {
    for (const wrong of ["javascript:alert(1)", "facebook", "http:///x"])
      expect((await put({ social: { page: wrong } }, "admin")).body).toMatchObject({
        code: "C200",
        fields: { "social.page": expect.any(String) },
      });
    const address = "https://www.facebook.com/mosthof.example";
    for (const page of [address, ""])
      expect((await put({ social: { page } }, "admin")).body).toMatchObject({ social: { page } });
  });
});

describe("what visitors see of it", () => {
  const frame = () => site.request("GET", "/einbetten/social/seite");
  const news = async () => String((await site.request("GET", "/Aktuelles")).body);
  const name = async (page: string) => (await put({ social: { page } })).status;
  const part = "Beiträge hier zeigen";

  it("is nothing without a page, with one that the network does not show, or while the component is off", async () => {
    for (const page of ["", "https://example.org/facebook.com/", "https://facebook.com.example.org/x"]) {
      expect(await name(page)).toBe(200);
      expect((await frame()).status).toBe(404);
      expect(await news()).not.toContain(part);
    }
    await name("https://www.facebook.com/mosthof.example");
    await put({ components: { social: { enabled: false } } });
    expect((await frame()).status).toBe(404);
    expect(await news()).not.toContain(part);
    await put({ components: { social: { enabled: true } } });
  });

  it("is a part of the news that asks nobody else, and a frame of our own that lets that one host in", async () => {
    await name("https://www.facebook.com/mosthof.example?a=1&b=%22");
    const page = await site.request("GET", "/Aktuelles");
    expect(page.body).toContain(part);
    expect(page.body).not.toContain("<iframe");
    expect(page.headers.get("content-security-policy")).not.toContain("facebook");
    const { status, body, headers } = await frame();
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; frame-src https://www.facebook.com; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(String(body)).toContain(
      "https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fmosthof.example%3Fa%3D1%26b%3D%2522",
    );
    expect((await site.request("GET", "/einbetten/social/other")).status).toBe(404);
    await name("");
  });
});
