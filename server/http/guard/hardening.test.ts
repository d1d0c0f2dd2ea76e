import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#contract/values/limits.ts";
import { createLog } from "../../start/log.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { openShop } from "#testing/orders.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { withFragment } from "./encoded-fragments.ts";
import { isAllowedOrigin } from "./origin.ts";
import { withoutPunctuation } from "../pages/other-address.ts";
import { safetyHeaders } from "./headers.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
});
afterAll(() => site.close());

describe("a '#' that a mail program has encoded", () => {
  it.each([
    ["/newsletter%23confirm%3Dabc-DEF_1", "/newsletter#confirm=abc-DEF_1"],
    ["/newsletter/abmelden%23leave=abc", "/newsletter/abmelden#leave=abc"],
    ["/en/newsletter%2523confirm%3Dabc", "/en/newsletter#confirm=abc"],
    ["/vorschau%23abc", "/vorschau#abc"],
    ["/login?reset=1%23token%3Dabc", "/login?reset=1#token=abc"],
    [
      "/shop/bestellung/0198c0de-0000-7000-8000-000000000000%23secret%3Dabc",
      "/shop/bestellung/0198c0de-0000-7000-8000-000000000000#secret=abc",
    ],
    ["/vorschau%23a%0d%0ab", "/vorschau#a%0D%0Ab"],
    ["/vorschau%23%zz", "/vorschau#%zz"],
    ["/login?next=%2Fadmincenter%23x", null],
    ["/shop%23abc", null],
    ["/gibt-es-nicht%23abc", null],
  ])("%s leads to %s", (asked, location) => expect(withFragment(asked)).toBe(location));

  it("redirects to the page, or says what to do; the secret is neither logged nor counted", async () => {
    const known = await site.request("GET", "/newsletter%23confirm%3Dgeheim-1");
    expect([known.status, known.headers.get("location")]).toEqual([308, "/newsletter#confirm=geheim-1"]);
    for (const [asked, cut] of [
      ["/irgendwo%23geheim-2", "/irgendwo%23"],
      ["/irgendwo%2523geheim-2?geheim=1", "/irgendwo%2523"],
      ["//evil.example%23geheim-2", "/evil.example%23"],
      ["/\\evil.example%23geheim-2", "/evil.example%23"],
    ] as const) {
      const unknown = await site.request("GET", asked, { headers: { accept: "text/html" } });
      expect([unknown.status, unknown.headers.get("location")], asked).toEqual([302, cut]);
    }
    const bare = await site.request("GET", "/sitemap.xml/x%23geheim-3");
    expect(bare.headers.get("location") ?? "").not.toContain("geheim");
    await expect.poll(() => site.logLines.join("")).toContain("/irgendwo");
    expect(site.logLines.join("")).not.toContain("geheim");
  });

  it.each([
    ["/nirgends.", "/nirgends"],
    ["/nirgends/dort).", "/nirgends/dort"],
    ["/nirgends%3E", "/nirgends"],
    ["/nirgends&gt;", "/nirgends"],
    ["/nirgends&quot;&gt;.", "/nirgends"],
    ["/nirgends%26gt%3B", "/nirgends"],
  ])("a full stop or a bracket behind an address is left out: %s", async (asked, location) => {
    const { status, headers } = await site.request("GET", asked);
    expect([status, headers.get("location")]).toEqual([302, location]);
  });

  it("is also handled after a query and in English addresses", () => {
    expect(withoutPunctuation("/Aktuelles?seite=2.")).toBe("/Aktuelles?seite=2");
    expect(withoutPunctuation("/en/Kontakt%29.")).toBe("/en/Kontakt");
    expect(withoutPunctuation("/Kontakt")).toBeNull();
    expect(withoutPunctuation("/.")).toBeNull();
  });
});

describe("a prefetch request", () => {
  it.each<Record<string, string>>([
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
  ])("has no effect: %o", async (headers) => {
    const cookie = (await site.cookieOf("admin")) ?? "";
    const me = async () => (await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } })).body;
    expect((await site.request("GET", "/api/v0/logout", { headers: { cookie, ...headers } })).status).toBe(503);
    expect(await me()).toMatchObject([{ handle: "admin@example.org" }]);
    const chosen = await site.request("GET", "/Aktuelles?lang=en", { headers });
    expect([chosen.status, chosen.headers.get("set-cookie"), chosen.headers.get("cache-control")]).toEqual([
      503,
      null,
      "no-store",
    ]);
  });

  it("has no effect as HEAD either", async () => {
    const cookie = (await site.cookieOf("admin")) ?? "";
    expect((await site.request("HEAD", "/api/v0/logout", { headers: { cookie } })).status).toBe(204);
    expect((await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } })).body).toMatchObject([
      { handle: "admin@example.org" },
    ]);
    expect((await site.request("GET", "/api/v0/logout", { headers: { cookie } })).status).toBe(204);
    expect((await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } })).body).toMatchObject([
      { handle: "guest" },
    ]);
  });
});

describe("JSON", () => {
  const deep = `${"[".repeat(500_000)}`;
  it.each([
    ["of REST", "POST", "/api/v0/entry/", deep],
    ["of a procedure", "POST", "/trpc/entries.create", deep],
    ["of a batch", "POST", "/trpc/entries.create?batch=1", `{"0":${"[".repeat(100)}1${"]".repeat(100)}}`],
    ["of a query", "GET", `/trpc/entries.list?input=${encodeURIComponent("[".repeat(65))}`, undefined],
  ])("that is nested too deeply is refused before it is parsed: %s", async (_, method, path, body) => {
    const { status, body: said } = await site.request(method, path, { as: "admin", ...(body && { body }) });
    expect(status).toBe(400);
    expect(JSON.stringify(said)).toContain('"C200"');
  });

  it.each(["/api/v0/message/", "/trpc/messages.create"])("of a guest has a smaller limit: %s", async (path) => {
    const body = { message: "x".repeat(limits.guestBodyBytes) };
    expect((await site.request("POST", path, { body })).status).toBe(413);
    expect((await site.request("POST", path, { as: "admin", body })).status).toBe(400);
  });
});

it("loopback origins belong to this site only if PUBLIC_URL is loopback", () => {
  const publicSite = { publicUrl: "https://verein.example", port: 3000 };
  const own = { publicUrl: "http://localhost:3000", port: 3000 };
  for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
    expect(isAllowedOrigin(origin, undefined, publicSite)).toBe(false);
    expect(isAllowedOrigin(origin, undefined, own)).toBe(true);
  }
  expect(isAllowedOrigin("https://verein.example", undefined, publicSite)).toBe(true);
  expect(isAllowedOrigin("http://localhost:4000", undefined, own)).toBe(false);
});

it("HSTS applies to this host only", async () => {
  expect((await safetyHeaders(true))["strict-transport-security"]).toBe("max-age=31536000");
});

it("only system users can change the shop's bank account", async () => {
  await openShop(site);
  const put = (as: "admin" | "system", shop: object) => site.request("PUT", "/api/v0/config/", { as, body: { shop } });
  expect((await put("admin", { bankverbindung: { iban: "DE75512108001245126199" } })).status).toBe(403);
  expect((await put("admin", { bankverbindung: { iban: "DE02120300000000202051" }, pickup: false })).status).toBe(200);
  expect((await put("system", { bankverbindung: { iban: "DE75512108001245126199" } })).status).toBe(200);
});

it("a token answers its owner, as an admin", async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { token } = await site.trpc("system").tokens.create.mutate({
    name: "Kalender",
    rights: { entry: "read" },
    until,
    password: TEST_PASSWORD,
  });
  const { status, body } = await site.request("GET", "/api/v0/auth/?me=1", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject([{ handle: "system@example.org", roles: ["admin"] }]);
});

it("the log has the type of a thrown object that is no error, but not its values", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (text: string) => void lines.push(text) });
  for (const thrown of [
    { status: 404, secret: "geheim" },
    new Headers({ authorization: "geheim" }),
    "ein Satz",
    undefined,
  ])
    log.warn({ err: thrown }, "thrown");
  const text = lines.join("");
  expect(text).not.toContain("[object");
  expect(text).not.toContain("geheim");
  expect(text).toContain('"keys":["status","secret"]');
  expect(text).toContain("ein Satz");
});
