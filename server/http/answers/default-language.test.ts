import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { openDefaultLanguage } from "./default-language.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const store = (language: "de" | "en") => site.request("PUT", "/api/v0/config/", { as: "system", body: { language } });

it("is cached until the settings change", async () => {
  const language = openDefaultLanguage(site.services);
  expect([language.known(), await language.read(), language.known()]).toEqual([null, "de", "de"]);
  expect((await store("en")).status).toBe(200);
  expect([language.known(), await language.read(), language.known()]).toEqual([null, "en", "en"]);
});

it("is reread in the background while notifications of other processes are not received", async () => {
  await store("de");
  const { clock, ...services } = site.services;
  let heard = true;
  const deaf = { ...clock, isTrusted: () => heard, generation: () => 1, startReading: () => 1 };
  const language = openDefaultLanguage({ ...services, clock: deaf });
  expect(await language.read()).toBe("de");
  await store("en");
  expect(language.known()).toBe("de");
  heard = false;
  expect(language.known()).toBe("de");
  await expect.poll(() => language.known()).toBe("en");
});
