import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSite, type TestSite } from "./site.ts";
import { refusal, sendAny, statusOf } from "./trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it("calls as a role, from the site's own pages", async () => {
  const ask = (as: "guest" | "admin" | "system") => statusOf(site.trpc(as).audit.list.query({}));
  expect([await ask("guest"), await ask("admin"), await ask("system")]).toEqual([401, 403, 200]);
  const foreign = site.trpc("admin", { origin: "https://elsewhere.example" }).entries.create.mutate({ title: "x" });
  expect(await refusal(foreign)).toMatchObject({ status: 403, code: "C100" });
});

it("says why the site refused: code, status, fields, and the sentence in the language that was asked for", async () => {
  const { create } = site.trpc("admin", { "accept-language": "en" }).entries;
  expect(await refusal(sendAny(create.mutate, { title: 7 }))).toMatchObject({
    status: 400,
    code: "C200",
    message: expect.stringMatching(/\w/u),
    fields: { title: expect.any(String) },
    headers: expect.any(Headers),
  });
});

it("fails where the site answers, and where the error is not the site's", async () => {
  const answered = site.trpc("admin").entries.create.mutate({ title: "Apfeltag" });
  await expect(refusal(answered)).rejects.toThrow("answered a call");
  for (const own of [refusal, statusOf]) await expect(own(Promise.reject(new Error("own")))).rejects.toThrow("own");
});
