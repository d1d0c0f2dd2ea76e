import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  builtComponents,
  type Closes,
  type ComponentName,
  componentNames,
  componentOfExport,
  componentOfProcedure,
  componentOfScreen,
  components,
} from "#contract/values/components.ts";
import { isEditorsPath } from "#contract/values/pages.ts";
import { can, type Role } from "#contract/values/permissions.ts";
import { screens } from "../../../client/app/all-screens.ts";
import { appRouter } from "../../router.ts";
import { seedSite } from "../../start/seed-site.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import type { ProcedureMeta } from "../../kernel/trpc.ts";
import { csvExports } from "../exports/csv-exports.ts";
import { restTable } from "../rest/table.ts";

type Procedure = { _def: { meta: ProcedureMeta; type: "query" | "mutation" } };
type Refusal = { code?: string; error?: { data: { code: string } } };

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { DEMO: "0" }, pages: openRenderedPages() });
  await seedSite(site.services);
});
afterAll(() => site.close());

async function switched(name: ComponentName, enabled: boolean): Promise<void> {
  const body = { components: { [name]: { enabled } } };
  expect((await site.request("PUT", "/api/v0/config/", { as: "admin", body })).status).toBe(200);
}

const codeOf = (body: unknown): string | undefined => (body as Refusal).code ?? (body as Refusal).error?.data.code;

function doorsOf(name: ComponentName) {
  const pages = screens
    .filter(({ path }) => componentOfScreen(path) === name)
    .map(({ path }) => ({ path: path.replace(/:\w+/gu, "0198"), method: "GET" as const, isPage: true }));
  const calls = procedures
    .filter(([path]) => componentOfProcedure(path) === name)
    .map(([path, { _def }]) => ({ path: `/trpc/${path}`, method: _def.type === "query" ? "GET" : "POST" }) as const);
  const rows = restTable
    .filter(({ procedure }) => componentOfProcedure(procedure) === name)
    .map(({ method, path }) => ({ path: `/api/v0${path.replace(":id", "0198")}`, method }));
  const exports = csvExports
    .filter((one) => componentOfExport(one.name) === name)
    .map((one) => ({ path: `/api/v0/export/${one.name}.csv`, method: "GET" as const }));
  return [...pages, ...calls, ...rows, ...exports].map((door) => ({ isPage: false, ...door }));
}

const ask = ({ path, method }: { path: string; method: string }, as: Role) =>
  site.request(method, path, { as, ...(method === "GET" || method === "DELETE" ? {} : { body: {} }) });

async function failedRoutes(path: string): Promise<string[]> {
  const { body } = await site.request("GET", path);
  const [, state = "{}"] = /id="state"[^>]*>(.*?)<\/script>/su.exec(String(body)) ?? [];
  return Object.keys((JSON.parse(state) as { routes: { errors: object | null } }).routes.errors ?? {});
}

function above({ path }: { path: string }): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function doorOf(stays: string): string {
  const { path = "" } = screens.find((screen) => above(screen).includes(stays)) ?? {};
  return path.replace(":id", "0198");
}

/** Places an order. With an order, the orders page stays available while the shop is off. */
async function haveAnOrder(): Promise<void> {
  await openShop(site);
  const { id } = await storeProduct(site.services.database.db);
  await placed(site, { items: [{ item: id, amount: 1 }] });
  await switched("shop", false);
}

describe.each(builtComponents)("the component %s", (name) => {
  const doors = doorsOf(name);
  const { screens: paths, procedures: prefixes, exports = [], sitemap = [], stays = [] }: Closes = components[name];

  it("refers to existing screens and procedures", () => {
    for (const path of [...paths, ...sitemap])
      expect(
        screens.some((screen) => screen.path === path || screen.path === `${path}/`),
        path,
      ).toBe(true);
    for (const prefix of prefixes)
      expect(
        procedures.some(([path]) => path === prefix || path.startsWith(`${prefix}.`)),
        prefix,
      ).toBe(true);
    for (const one of exports)
      expect(
        csvExports.some((known) => known.name === one),
        one,
      ).toBe(true);
    for (const one of stays) expect([...screens.flatMap(above), ...procedures.map(([path]) => path)]).toContain(one);
    expect(doors.length).toBeGreaterThan(0);
  });

  it.each(doors)("off: $method $path is 404", async (door) => {
    await switched(name, false);
    const answer = await ask(door, "system");
    expect(answer.status).toBe(404);
    if (!door.isPage) expect(codeOf(answer.body)).toBe("C404");
  });

  it.each(doors)("on: $method $path is not 404", async (door) => {
    await switched(name, true);
    const { status, body } = await ask(door, "system");
    if (door.isPage && !door.path.includes("0198")) expect(status).toBe(200);
    else if (!door.path.includes("0198")) expect(status, JSON.stringify(body)).not.toBe(404);
    expect([401, 403, 405, 500]).not.toContain(status);
  });

  it("off: no page, menu or sitemap leads there, for guests and for editors; on: they do again", async () => {
    const own = screens.flatMap(({ path }) => (componentOfScreen(path) === name ? [path] : []));
    const seen = async (as: "guest" | "admin"): Promise<string[]> => {
      const texts = await Promise.all(
        ["/", "/Impressum", "/sitemap.xml", ...(as === "admin" ? ["/admincenter"] : [])].map((path) =>
          site.request("GET", path, { as }),
        ),
      );
      return own.filter((path) => texts.some(({ body }) => new RegExp(`${path}["<]`, "u").test(String(body))));
    };
    await switched(name, false);
    expect([await seen("guest"), await seen("admin")]).toEqual([[], []]);
    await switched(name, true);
    for (const path of sitemap) expect(await seen("guest")).toContain(path);
  });

  it("off: each of its pages reports its own route as failed, in any order of requests", async () => {
    await switched(name, false);
    const pages = doors.filter(({ isPage, path }) => isPage && !isEditorsPath(path));
    const failed: string[] = [];
    for (const { path } of pages) failed.push(...(await failedRoutes(path)));
    expect(new Set(failed).size).toBe(pages.length);
  });

  it("off: functions that stay keep working for guests", async () => {
    await switched(name, false);
    if (name === "shop") await haveAnOrder();
    for (const one of stays) {
      const meta = procedures.find(([path]) => path === one)?.[1]._def.meta;
      if (meta) expect(can({ roles: ["guest"] }, meta.action, meta.noun)).toBe(true);
      const answer = one.startsWith("/")
        ? await ask({ path: doorOf(one), method: "GET" }, "guest")
        : await ask({ path: `/trpc/${one}`, method: "POST" }, "guest");
      expect(answer.status, one).not.toBe(404);
    }
  });
});

it("a page beyond the end of a list reports the list's route as failed", async () => {
  const [news, events] = [await failedRoutes("/Aktuelles?seite=99"), await failedRoutes("/Veranstaltungen?seite=99")];
  expect([news.length, events.length]).toEqual([1, 1]);
  expect(news).not.toEqual(events);
});

it("the settings list all seven components, off at first; unknown names are ignored", async () => {
  const site = await openTestSite();
  const read = async () =>
    ((await site.request("GET", "/api/v0/config/")).body as { components: object; shop: object; version: number }[])[0];
  const before = await read();
  expect(before?.components).toEqual(Object.fromEntries(componentNames.map((name) => [name, { enabled: false }])));
  const body = { components: { casino: { enabled: true } } };
  expect((await site.request("PUT", "/api/v0/config/", { as: "admin", body })).body).toMatchObject(before ?? {});
  for (const [sent, enabled] of [
    [{ components: { shop: { enabled: true } } }, true],
    [{ shop: { enabled: false } }, false],
    [{ ...before, shop: { enabled: true }, version: undefined }, true],
    [{ components: { shop: { enabled: false } }, shop: { enabled: true } }, false],
  ] as const) {
    const answer = await site.request("PUT", "/api/v0/config/", { as: "admin", body: sent });
    expect(answer.body).toMatchObject({ shop: { enabled }, components: { shop: { enabled } } });
  }
  await site.close();
});
