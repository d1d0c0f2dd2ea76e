import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" } });
  await put("system", { site: { name: "Mosthof" }, components: { shop: { enabled: true } } });
});
afterAll(() => site.close());

type As = "editor" | "shop" | "desk" | "admin" | "system";
type Config = { version: number; site: { name: string; closed: object[] } };

const put = (as: As, body: object) => site.request("PUT", "/api/v0/config/", { as, body });
const closed = [{ name: "", from: "2027-01-02", to: "2027-01-02", text: "Sturm", en: null }];

describe("closing for a day", () => {
  it("is permitted to editors, and nothing else of the settings", async () => {
    const done = await put("editor", { site: { closed } });
    expect([done.status, (done.body as Config).site.closed]).toEqual([200, [expect.objectContaining(closed[0] ?? {})]]);
    for (const change of [
      { title: "Anders" },
      { site: { name: "Anders" } },
      { shop: { currency: "CHF" } },
      { quota: 1 },
    ]) {
      const refused = await put("editor", change);
      expect([refused.status, (refused.body as { code: string }).code], JSON.stringify(change)).toEqual([403, "C100"]);
    }
    const { body } = await site.request("GET", "/api/v0/config/", { as: "system" });
    expect((body as Config[])[0]?.site.name).toBe("Mosthof");
  });

  it.each(["shop", "desk"] as const)("is refused to %s", async (role) => {
    expect((await put(role, { site: { closed: [] } })).status).toBe(403);
  });
});

describe("roles of a user", () => {
  const invite = (roles: unknown) =>
    site.request("POST", "/api/v0/auth", {
      as: "system",
      body: { name: "Ines Feld", handle: `ines-${JSON.stringify(roles ?? null).length}@example.org`, roles },
    });

  it("may be several, each once, in a fixed order", async () => {
    const { status, body } = await invite(["desk", "shop", "desk"]);
    expect([status, (body as { roles: string[] }).roles]).toEqual([201, ["shop", "desk"]]);
  });

  it.each([[[]], [["guest"]], [["boss"]], [undefined]])("%j are refused", async (roles) => {
    const { status, body } = await invite(roles);
    expect([status, Object.keys((body as { fields: object }).fields)[0]]).toEqual([
      400,
      expect.stringMatching(/^roles/u),
    ]);
  });

  it("who has shop and desk reads orders and messages, but no drafts", async () => {
    for (const [role, path, status] of [
      ["shop", "/api/v0/order/", 200],
      ["shop", "/api/v0/message/", 403],
      ["desk", "/api/v0/message/", 200],
      ["desk", "/api/v0/order/", 403],
      ["editor", "/api/v0/message/", 403],
      ["editor", "/api/v0/auth", 403],
      ["shop", "/api/v0/file/", 200],
    ] as const)
      expect((await site.request("GET", path, { as: role })).status, `${role} ${path}`).toBe(status);
  });
});

describe("drafts", () => {
  it("are found by editors only: in lists, links and the search of the center", async () => {
    const made = await site.request("POST", "/api/v0/entry/", {
      as: "editor",
      body: { title: "Geheimer Entwurf", tags: ["Aktuelles"] },
    });
    expect(made.status).toBe(201);
    const { _id: id } = made.body as { _id: string };
    const found = { editor: true, admin: true, shop: false, desk: false };
    for (const [role, isFound] of Object.entries(found) as [As, boolean][]) {
      expect((await site.request("GET", `/api/v0/entry/${id}`, { as: role })).status, role).toBe(isFound ? 200 : 404);
      const caller = site.trpc(role);
      const { items } = await caller.linkTargets.find.query({ q: "Geheimer" });
      expect(items.length > 0, role).toBe(isFound);
      const { entries } = await caller.palette.find.query({ q: "Geheimer" });
      expect(entries.length > 0, role).toBe(isFound);
    }
  });
});
