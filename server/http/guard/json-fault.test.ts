// The error for malformed JSON contains the line and column of the first syntax error.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({});
});
afterAll(() => site.close());

const post = async (path: string, body: Buffer) => {
  const cookie = (await site.cookieOf("admin")) ?? "";
  const headers = { origin: site.url, "content-type": "application/json", cookie, "accept-language": "de" };
  const answer = await fetch(site.url + path, { method: "POST", headers, body: new Uint8Array(body) });
  return [answer.status, await answer.text()];
};
const place = (line: number, column: number): unknown =>
  expect.stringContaining(
    `Das ist kein JSON, das sich lesen lässt: Der Fehler steht in Zeile ${line} an Stelle ${column}.`,
  );

it.each([
  ["{", 1, 2],
  ['{"title": "Fest",}', 1, 18],
  ['{\n  "title": Fest\n}', 2, 12],
  ['{"title": "Fest\n"}', 1, 16],
  ['{"title": "Fe\\x"}', 1, 15],
  ['{"a": tru}', 1, 10],
  ['{"a": 1} x', 1, 10],
  ['{"title": "Fest', 1, 16],
])("%j", async (json, line, column) => {
  expect(await post("/api/v0/entry/", Buffer.from(json))).toEqual([400, place(line, column)]);
});

it("undecodable bytes", async () => {
  const json = Buffer.from('{"title":\n"Höfe M\u0000ller"}');
  json[json.indexOf(0)] = 0xfc;
  expect(await post("/api/v0/entry/", json)).toEqual([400, place(2, 8)]);
});

it("valid JSON that is refused for its content gets no position", async () => {
  const [status, text] = await post("/api/v0/entry/", Buffer.from('{"__proto__": {}}'));
  expect([status, text]).toEqual([400, expect.stringContaining("Bitte prüfen Sie die Eingaben.")]);
});

it("long JSON is refused without the position, because the search would be expensive", async () => {
  const json = `["${"a".repeat(70_000)}",]`;
  expect(await post("/api/v0/entry/", Buffer.from(json))).toEqual([
    400,
    expect.stringContaining("Bitte prüfen Sie die Eingaben."),
  ]);
});
