import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const content = [
    '<h2>Ernte &amp; Gäste</h2><p>Sie sagt „ja“ und "gern", <strong>Fall</strong>obst &lt;frisch&gt;.</p>',
    '<p>Zur <a href="https://example.org/anmeldung">Anmeldung</a><br>am Hang</p>',
  ];
  const body = { title: "Äpfel, 100 % vom Hang", content };
  expect((await site.request("POST", "/api/v0/entry", { as: "admin", body })).status).toBe(201);
});
afterAll(() => site.close());

const found = async (q: string): Promise<number> => {
  const { body } = await site.request("GET", `/api/v0/entry?q=${encodeURIComponent(q)}`, { as: "admin" });
  return (body as unknown[]).length;
};

test.each([
  "äpfel",
  "APFEL",
  "100 %",
  "ernte & gäste",
  "gaste",
  '"gern"',
  "„ja“",
  "Fallobst",
  "<frisch>",
  "Anmeldung am Hang",
])("%s is found", async (q) => {
  expect(await found(q)).toBe(1);
});

test.each(["strong", "<p>", "href", "https", "&amp;", "100%", "Hang_", "Birnen"])("%s is not", async (q) => {
  expect(await found(q)).toBe(0);
});
