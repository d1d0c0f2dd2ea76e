// Pages that editors have hidden: nothing of the site leads guests to them, and the feeds of a hidden list go on.
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedSite } from "../start/seed-site.ts";
import { openRenderedPages } from "../testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";

let site: TestSite;
const get = async (path: string) => {
  const { status, body } = await site.request("GET", path);
  return { status, body: typeof body === "string" ? body : JSON.stringify(body) };
};
type Tree = { result: { data: { tree: Record<string, unknown>; version: number } } };

beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
  for (const list of ["Aktuelles", "Veranstaltungen"]) {
    const fields = { title: "Sommerfest", tags: [list], publish_date: "2026-01-01T08:00:00Z", date: "2999-06-01" };
    const { status } = await site.request("POST", "/api/v0/entry", { as: "admin", body: fields });
    expect(status).toBe(201);
  }
  const { body } = await site.request("GET", "/trpc/navigation.read", { as: "admin" });
  const { tree, version } = (body as Tree).result.data;
  const hidden = ["Aktuelles", "Veranstaltungen", "Kontakt", "Erlebnis"];
  const saved = await site.request("POST", "/trpc/navigation.save", {
    as: "admin",
    body: { ...tree, hidden, version },
  });
  expect(saved.status).toBe(200);
});
afterAll(() => site.close());

it("are linked by no page that guests see", async () => {
  for (const path of ["/", "/Projekt", "/suche", "/erlebnis/101", "/gibt-es-nicht", "/Aktuelles/sommerfest"]) {
    const { body } = await get(path);
    expect(body, path).toContain("</html>");
    const links = [...body.matchAll(/ href="(\/[^"?#]*)/gu)].map(([, href]) => href);
    for (const hidden of ["/Aktuelles", "/Veranstaltungen", "/Kontakt", "/Erlebnis"])
      expect(links, `${path} ${hidden}`).not.toContain(hidden);
  }
});

it("have feeds that go on, and lead home", async () => {
  const { status, body } = await get("/Aktuelles/feed.xml");
  expect(status).toBe(200);
  expect(body).toContain(`<link>${site.services.publicUrl()}/</link>`);
  expect((await get("/Aktuelles")).status).toBe(404);
});
