import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { openSiteLanguages } from "./site-languages.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const german = { language: "de", onlyGerman: false };
const english = { language: "en", onlyGerman: false };

const store = (language: "de" | "en") => site.request("PUT", "/api/v0/config/", { as: "system", body: { language } });

it("is cached until the settings change", async () => {
  const languages = openSiteLanguages(site.services);
  expect([languages.known(), await languages.read(), languages.known()]).toEqual([null, german, german]);
  expect((await store("en")).status).toBe(200);
  expect([languages.known(), await languages.read(), languages.known()]).toEqual([null, english, english]);
});

it("is reread in the background while notifications of other processes are not received", async () => {
  await store("de");
  const { clock, ...services } = site.services;
  let heard = true;
  const deaf = { ...clock, isTrusted: () => heard, generation: () => 1, startReading: () => 1 };
  const languages = openSiteLanguages({ ...services, clock: deaf });
  expect(await languages.read()).toEqual(german);
  await store("en");
  expect(languages.known()).toEqual(german);
  heard = false;
  expect(languages.known()).toEqual(german);
  await expect.poll(() => languages.known()).toEqual(english);
});
