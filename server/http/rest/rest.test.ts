import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/schemas/errors.ts";
import deErrors from "#locales/de/errors.json" with { type: "json" };
import enErrors from "#locales/en/errors.json" with { type: "json" };
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  // These tests also request pages, so the site has pages.
  site = await openTestSite({ pages: openListingPages() });
});
afterAll(() => site.close());

const foreign = { origin: "https://evil.example" };
const dated = (date: string) => ({ title: "x", date });

describe("refusals", () => {
  it.each<[string, string, string, Parameters<TestSite["request"]>[2], number, string]>([
    ["an unknown id", "GET", "/api/v0/entry/nowhere", {}, 404, "C404"],
    ["a malformed id", "GET", "/api/v0/entry/%20%27%3B--", {}, 404, "C404"],
    ["an id of 5,000 characters", "GET", `/api/v0/entry/${"x".repeat(5000)}`, {}, 404, "C404"],
    ["an id with U+0000", "GET", "/api/v0/entry/a%00b", {}, 404, "C404"],
    ["an id that is no percent-encoding", "GET", "/api/v0/entry/%E0%A4%A", {}, 404, "C404"],
    ["a file whose id is a lone surrogate", "GET", "/api/v0/download/%ED%A0%80", {}, 404, "C404"],
    ["an id of 20,000 characters", "GET", `/api/v0/entry/${"x".repeat(12_000)}`, {}, 404, "C404"],
    ["no procedure", "GET", "/trpc", {}, 404, "C404"],
    ["a filter with U+0000", "GET", "/api/v0/auth/?handle=%00", { as: "system" }, 400, "C200"],
    ["an unknown path", "GET", "/api/v0/nothing", {}, 404, "C404"],
    ["a path of a later issue", "GET", "/api/v0/product/", {}, 404, "C404"],
    ["malformed JSON", "POST", "/api/v0/entry", { as: "admin", body: "{" }, 400, "C200"],
    ["JSON with __proto__", "POST", "/api/v0/entry", { as: "admin", body: '{"__proto__":{"title":"x"}}' }, 400, "C200"],
    ["a list as body", "POST", "/api/v0/entry", { as: "admin", body: [] }, 400, "C200"],
    ["no body", "POST", "/api/v0/entry", { as: "admin" }, 400, "C200"],
    [
      "text/plain",
      "POST",
      "/api/v0/entry",
      { as: "admin", body: "{}", headers: { "content-type": "text/plain" } },
      415,
      "C415",
    ],
    [
      "an almost right type",
      "POST",
      "/api/v0/entry",
      { as: "admin", body: "{}", headers: { "content-type": "application/jsonx" } },
      415,
      "C415",
    ],
    [
      "a form",
      "POST",
      "/api/v0/login",
      { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
      "C415",
    ],
    [
      "a body of more than 1 MB",
      "POST",
      "/api/v0/entry",
      { as: "admin", body: JSON.stringify({ title: "x".repeat(1_000_001) }) },
      413,
      "C413",
    ],
    ["another method", "DELETE", "/api/v0/entry", { as: "admin" }, 405, "C405"],
    ["PATCH", "PATCH", "/api/v0/config", { as: "admin" }, 405, "C405"],
    ["OPTIONS", "OPTIONS", "/api/v0/entry/", {}, 405, "C405"],
    ["a login under another spelling", "POST", "/api/v0/log%69n", { body: {}, headers: foreign }, 403, "C100"],
    ["a login by tRPC, too", "POST", "/trp%63/auth.login", { body: {}, headers: foreign }, 403, "C100"],
    ["a day before the year 1000", "POST", "/api/v0/entry", { as: "admin", body: dated("0050-01-01") }, 400, "C200"],
    ["the year 0", "POST", "/api/v0/entry", { as: "admin", body: dated("0000-01-01T00:00:00Z") }, 400, "C200"],
    ["the year 10000", "POST", "/api/v0/entry", { as: "admin", body: dated("9999-12-31T23:59:59-14:00") }, 400, "C200"],
    ["users for admins", "GET", "/api/v0/auth/", { as: "admin" }, 403, "C100"],
  ])("%s: %s", async (_name, method, path, options, status, code) => {
    const answer = await site.request(method, path, options);
    const { error } = answer.body as { error?: { data: unknown } };
    expect(error?.data ?? answer.body).toMatchObject({ code, message: expect.stringMatching(/\S/u) });
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([status, "nosniff"]);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|select |\.ts:/u);
  });

  it("have `fields` only if a field is wrong", async () => {
    const ask = async (sent: unknown) =>
      (await site.request("POST", "/api/v0/batch/entry", { as: "admin", body: sent })).body;
    expect(await ask(7)).toEqual({ code: "C200", message: expect.any(String) });
    expect(await ask({})).toMatchObject({ code: "C200", fields: { remove: expect.any(String) } });
  });

  it("of tRPC have the code in `data`, wherever they are refused", async () => {
    const codeOf = async (path: string, options: Parameters<TestSite["request"]>[2], method = "POST") => {
      const { status, body } = await site.request(method, path, options);
      return [status, (body as { error: { data: { code: string } } }).error.data.code];
    };
    const as = "admin";
    expect(await codeOf("/trpc/entries.create", { as, body: "{" })).toEqual([400, "C200"]);
    expect(await codeOf("/trpc/entries.byId?input=%7B", {}, "GET")).toEqual([400, "C200"]);
    expect(await codeOf("/trpc/entries.create", { as, body: {}, headers: foreign })).toEqual([403, "C100"]);
    const text = { "content-type": "text/plain" };
    expect(await codeOf("/trpc/entries.create", { as, body: "x", headers: text })).toEqual([415, "C415"]);
    const large = JSON.stringify({ title: "x".repeat(1_000_001) });
    expect(await codeOf("/trpc/entries.create", { as, body: large })).toEqual([413, "C413"]);
  });

  it("of a version that never existed are conflicts", async () => {
    const { body } = await site.request("POST", "/api/v0/entry", { as: "admin", body: { title: "x" } });
    for (const version of [0, -1, 2]) {
      const answer = await site.request("PUT", "/api/v0/entry", {
        as: "admin",
        body: { ...(body as object), version },
      });
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, "C409"]);
    }
  });

  it("exempt HEAD, which has GET's headers and no body", async () => {
    const [whole, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => site.request(method, "/api/v0/entry/", {})),
    );
    expect(head?.status).toBe(200);
    expect(head?.body).toBe("");
    expect(head?.headers.get("x-total-count")).toBe(whole?.headers.get("x-total-count"));
  });

  it("exempt media types with parameters, and paths with a trailing slash", async () => {
    const headers = { "content-type": "application/json; charset=utf-8" };
    expect((await site.request("POST", "/api/v0/entry/", { as: "admin", body: { title: "x" }, headers })).status).toBe(
      201,
    );
  });

  it("are in the cookie's language, else by Accept-Language, else in German", async () => {
    const message = async (headers: Record<string, string>) =>
      ((await site.request("GET", "/api/v0/nothing", { headers })).body as { message: string }).message;
    expect(await message({})).toBe(deErrors.notFound);
    expect(await message({ "accept-language": "fr,en;q=0.8" })).toBe(enErrors.notFound);
    expect(await message({ "accept-language": "de;q=0.5, en-GB;q=0.9" })).toBe(enErrors.notFound);
    expect(await message({ "accept-language": "en;q=0, de" })).toBe(deErrors.notFound);
    expect(await message({ "accept-language": "enm" })).toBe(deErrors.notFound);
    expect(await message({ "accept-language": "en", cookie: "lang=de" })).toBe(deErrors.notFound);
  });
});

describe("an unexpected error", () => {
  it("is answered as internal with the request's id, and logged under it", async () => {
    const { pool } = site.services.database;
    await pool.query("alter table settings rename to settings_gone");
    try {
      const { status, body } = await site.request("GET", "/api/v0/config");
      expect([status, (body as { code: string }).code]).toEqual([500, "C500"]);
      const [requestId = ""] = /[0-9a-f-]{36}/u.exec((body as { message: string }).message) ?? [];
      const lines = site.logLines.filter((line) => line.includes(requestId) && line.includes("unexpected error"));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain("42P01");
      expect(JSON.stringify(body)).not.toMatch(/settings_gone|relation|select/u);
      const trpc = await site.request("GET", "/trpc/settings.get");
      expect(trpc.body).toMatchObject({ error: { data: { code: "C500", httpStatus: 500 } } });
      expect(JSON.stringify(trpc.body)).not.toMatch(/stack|relation/u);
    } finally {
      await pool.query("alter table settings_gone rename to settings");
    }
  });
});

describe("the catalogue of errors", () => {
  it("has a sentence in both languages for each", () => {
    const names = Object.keys(errorCatalogue).sort();
    for (const texts of [deErrors, enErrors])
      expect(
        Object.keys(texts)
          .filter((key) => key !== "fields")
          .sort(),
      ).toEqual(names);
    expect(Object.keys(deErrors.fields).sort()).toEqual(Object.keys(enErrors.fields).sort());
  });
});

describe("the document of the API", () => {
  it("is OpenAPI 3.1 and names every route under the contract's names", async () => {
    const { status, body } = await site.request("GET", "/api/v0/openapi.json");
    expect(status).toBe(200);
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(document.openapi).toMatch(/^3\.1/u);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/api/v0/entry",
        "/api/v0/entry/{id}",
        "/api/v0/batch/entry",
        "/api/v0/upload",
        "/api/v0/download/{id}/{gridref}",
        "/api/v0/login",
      ]),
    );
    const text = JSON.stringify(document.paths["/api/v0/entry"]);
    expect(text).toContain("publish_date");
    expect(text).not.toContain("publishDate");
  });

  it("is shown as a page", async () => {
    const answer = await fetch(`${site.url}/api/v0/docs/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/html/u);
  });
});

describe("the settings", () => {
  const get = async (as: "guest" | "admin" | "system") =>
    (await site.request("GET", "/api/v0/config/", { as })).body as Record<string, unknown>[];
  const put = (as: "admin" | "system", body: unknown) => site.request("PUT", "/api/v0/config/", { as, body });

  it("are an array of one item, of which guests see the public part", async () => {
    const [forGuests] = await get("guest");
    expect(Object.keys(forGuests ?? {})).not.toEqual(expect.arrayContaining(["quota"]));
    expect(forGuests).not.toHaveProperty("maps");
    expect(forGuests).toMatchObject({ _id: expect.any(String), language: "de", meta: { sites: expect.any(Array) } });
  });

  it("never send a secret, and keep it when its mask is sent back", async () => {
    const secret = "sk_live_0123456789abwxyz";
    const set = await put("system", { maps: { apikey: secret } });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect(set.body).toMatchObject({ maps: { apikey: { set: true, last4: "wxyz" } } });
    const [whole] = await get("system");
    expect(JSON.stringify(whole)).not.toContain(secret);
    expect((await put("system", whole)).body).toEqual(whole);
    expect(JSON.stringify([await get("admin"), await get("guest")])).not.toContain("wxyz");
    expect(site.logLines.join("")).not.toContain(secret);
  });

  it("let an admin change texts, but not quota, mail, domain or secrets", async () => {
    expect(
      (await put("admin", { title: "Mosthof", meta: { sites: [{ path: "/", title: "Start", description: "" }] } }))
        .body,
    ).toMatchObject({ title: "Mosthof" });
    for (const body of [
      { quota: 1 },
      { domain: "evil.example" },
      { mail: { from: "a@b.example", replyTo: "" } },
      { maps: { apikey: "x" } },
    ]) {
      expect((await put("admin", body)).status, JSON.stringify(body)).toBe(403);
    }
    const [whole] = await get("admin");
    expect((await put("admin", whole)).status).toBe(200);
  });

  it("are not overwritten by a change with a stale version", async () => {
    const [{ version } = { version: 0 }] = (await get("system")) as { version: number }[];
    expect((await put("system", { title: "Eins", version })).status).toBe(200);
    expect((await put("system", { title: "Zwei", version })).body).toMatchObject({
      code: "C409",
      current: { title: "Eins" },
    });
  });

  it("name a refused field", async () => {
    const answer = await put("system", { meta: { sites: [{ path: "/", title: "", description: "x".repeat(201) }] } });
    expect(answer.body).toMatchObject({ code: "C200", fields: { "meta.sites.0.description": expect.any(String) } });
  });

  it("accept texts for pages of this site, each page once", async () => {
    const paths = ["javascript:alert(1)", "Aktuelles", "//x", "/Kontakt", "/", "/Kontakt"];
    const sites = paths.map((path) => ({ path, title: "", description: "" }));
    const { status, body } = await put("system", { meta: { sites } });
    expect([status, (body as { code: string }).code]).toEqual([400, "C200"]);
    const { fields } = body as { fields: object };
    expect(Object.keys(fields)).toEqual([0, 1, 2, 5].map((index) => `meta.sites.${index}.path`));
  });

  it("remove duplicate recipients", async () => {
    const message = ["a@hof.example", "A@hof.example", "b@hof.example"];
    expect((await put("system", { notify: { message } })).body).toMatchObject({
      notify: { message: ["a@hof.example", "b@hof.example"] },
    });
    await put("system", { notify: { message: [] } });
  });

  it("accept only valid sender addresses, with or without a name", async () => {
    for (const from of [
      "Hof\r\nBcc: x@hof.example <a@hof.example>",
      "kein-mail",
      "Verein",
      "Verein <verein>",
      "Verein <post@hof.example> x",
      "<>",
    ]) {
      const answer = await put("system", { mail: { from, replyTo: "" } });
      expect(answer.body, from).toMatchObject({ code: "C200", fields: { "mail.from": expect.any(String) } });
    }
    for (const from of ["post@hof.example", "Verein <post@hof.example>", '"Hof, Verein" <post@hof.example>', ""])
      expect((await put("system", { mail: { from } })).body, from).toMatchObject({ mail: { from } });
  });
});

describe("tRPC", () => {
  it("takes ten calls in a batch and refuses eleven", async () => {
    const batch = (n: number) =>
      site.request("GET", `/trpc/${Array.from({ length: n }, () => "settings.get").join(",")}?batch=1&input=%7B%7D`);
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
  });

  it("answers an unknown procedure with 404", async () => {
    const answer = await site.request("GET", "/trpc/nothing.here");
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: { data: { code: "C404" } } });
  });
});

describe("health", () => {
  it("is up and ready", async () => {
    expect((await site.request("GET", "/healthz")).status).toBe(200);
    expect((await site.request("GET", "/readyz")).status).toBe(200);
  });

  it("sends headers that browsers need to be strict", async () => {
    const { headers } = await site.request("GET", "/api/v0/entry");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});
