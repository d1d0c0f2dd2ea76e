import { afterAll, beforeAll, expect, it } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { openShop } from "#testing/orders.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
  await openShop(site);
});
afterAll(() => site.close());

async function post(path: string, type: string, body: Buffer, as: "admin" | "guest" = "guest") {
  const cookie = (await site.cookieOf(as)) ?? "";
  const method = path.startsWith("/api") ? "PUT" : "POST";
  const headers = { origin: site.url, "content-type": type, cookie };
  const answer = await fetch(site.url + path, { method, headers, body: new Uint8Array(body), redirect: "manual" });
  const text = await answer.text();
  return { status: answer.status, code: /"code":"(C\d+)"/u.exec(text)?.[1] ?? null };
}

const names = async () => (await site.trpc("admin").withdrawals.list.query({})).items.map(({ name }) => name);

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const json = (name: string): string => JSON.stringify({ name, email: "anna@example.org" });
const form = (name: string): string => `name=${name}&email=anna%40example.org&confirmed=1`;
const FORM = "application/x-www-form-urlencoded";

it.each([
  ["JSON", "/trpc/withdrawals.declare", "application/json; charset=ISO-8859-1", latin(json("Jörg Müller"))],
  [
    "JSON with a quoted charset",
    "/trpc/withdrawals.declare",
    'application/json;charset="windows-1252"',
    latin(json("Jörg Müller")),
  ],
  [
    "JSON in UTF-16",
    "/trpc/withdrawals.declare",
    "application/json; charset=utf-16le",
    Buffer.from(json("Jörg Müller"), "utf16le"),
  ],
  [
    "JSON that begins with a byte order mark",
    "/trpc/withdrawals.declare",
    "application/json",
    Buffer.from(`\u{feff}${json("Jörg Müller")}`),
  ],
  ["a form, percent-encoded", "/widerrufen", `${FORM}; charset=iso-8859-15`, Buffer.from(form("J%F6rg+M%FCller"))],
  ["a form of plain bytes", "/widerrufen", `${FORM}; charset=iso-8859-1`, latin(form("Jörg Müller"))],
  ["a form as browsers send it", "/widerrufen", FORM, Buffer.from(form("J%C3%B6rg+M%c3%bcller"))],
])("%s is read by its charset", async (_what, path, type, body) => {
  const before = (await names()).length;
  const { status } = await post(path, type, body);
  expect([200, 303]).toContain(status);
  const [newest, ...others] = await names();
  expect([newest, others.length]).toEqual(["Jörg Müller", before]);
});

it.each([
  ["JSON without a charset", "/trpc/withdrawals.declare", "application/json", latin(json("Jörg Müller")), 400, "C200"],
  [
    "JSON that says UTF-8",
    "/trpc/withdrawals.declare",
    "application/json; charset=utf-8",
    latin(json("Jörg Müller")),
    400,
    "C200",
  ],
  [
    "JSON with a byte that the charset has no sign for",
    "/trpc/withdrawals.declare",
    "application/json; charset=windows-1252",
    Buffer.concat([latin('{"name":"J'), Buffer.from([0x81]), latin('rg","email":"anna@example.org"}')]),
    400,
    "C200",
  ],
  [
    "JSON of an unknown charset",
    "/trpc/withdrawals.declare",
    "application/json; charset=klingon",
    Buffer.from(json("Anna")),
    415,
    "C415",
  ],
  [
    "JSON of no charset of texts",
    "/trpc/withdrawals.declare",
    "application/json; charset=x-user-defined",
    Buffer.from(json("Anna")),
    415,
    "C415",
  ],
  ["a form without a charset", "/widerrufen", FORM, Buffer.from(form("J%F6rg")), 400, "C200"],
  ["a form of an unknown charset", "/widerrufen", `${FORM}; charset=klingon`, Buffer.from(form("Anna")), 415, "C415"],
])("%s is refused, and nothing is stored", async (_what, path, type, body, status, code) => {
  const before = await names();
  expect(await post(path, type, body)).toEqual({ status, code });
  expect(await names()).toEqual(before);
});

it("REST decodes and refuses in the same way", async () => {
  const change = latin(JSON.stringify({ title: "Mosthof Höfe" }));
  expect(await post("/api/v0/config/", "application/json", change, "admin")).toEqual({ status: 400, code: "C200" });
  expect((await post("/api/v0/config/", "application/json; charset=latin1", change, "admin")).status).toBe(200);
  const { body } = await site.request("GET", "/api/v0/config/", { as: "admin" });
  expect((body as { title: string }[])[0]?.title).toBe("Mosthof Höfe");
});
