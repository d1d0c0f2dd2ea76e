import { afterAll, beforeAll, expect, it } from "vitest";
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
});
afterAll(() => site.close());

const get = (path: string) => fetch(`${site.url}/.well-known/${path}`, { redirect: "manual" });

it("password managers are redirected to the user's account page", async () => {
  const answer = await get("change-password");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admincenter/account"]);
});

it("security.txt has a contact if a reply address is set", async () => {
  expect((await get("security.txt")).status).toBe(404);
  const mail = { from: "", replyTo: "Mosthof <post@example.org>" };
  expect((await site.request("PUT", "/api/v0/config/", { as: "system", body: { mail } })).status).toBe(200);
  site.services.now = () => new Date("2026-11-26T12:00:00Z");
  const answer = await get("security.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toContain("Contact: mailto:post@example.org\n");
  expect(text).toContain("Expires: 2027-05-25T12:00:00.000Z\n");
  const update = (contact: string, as: "system" | "admin") =>
    site.trpc(as).settings.updateSecurityContact.mutate({ contact });
  expect((await refusal(update("niemand", "system"))).status).toBe(400);
  expect((await refusal(update("x@example.org", "admin"))).status).toBe(403);
  await update("sicherheit@example.org", "system");
  expect(await (await get("security.txt")).text()).toContain("Contact: mailto:sicherheit@example.org\n");
  const read = await site.trpc("system").settings.securityContact.query();
  expect(read).toMatchObject({ contact: "sicherheit@example.org" });
});
