import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mapPlaces, mapStills, mapTiles } from "#db/schema/map.ts";
import { startBackgroundWork } from "../../registries/jobs.ts";
import { fetchTile, OPEN_STREET_MAP, tileSource } from "../../outside/tiles.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";
import { colourOf, openTestTileServer, type TestTileServer } from "#testing/tile-server.ts";
import { drawStill, mapJobs } from "./draw-still.ts";
import { storeStill } from "./still-store.ts";
import { worldPoint } from "./rules.ts";

let site: TestSite;
let peer: TestTileServer;

beforeAll(async () => {
  peer = await openTestTileServer();
  site = await openTestSite({ env: { TILES_BASE: `${peer.url}/` }, pages: openRenderedPages() });
  await switched(true);
});
afterAll(async () => {
  await site.close();
  await peer.close();
});
beforeEach(async () => {
  for (const table of [mapPlaces, mapStills, mapTiles]) await db().delete(table);
  await db().execute(sql`delete from pgboss.job`);
  peer.asked.length = 0;
  peer.behave("draw");
});

const db = () => site.services.database.db;
const switched = (enabled: boolean) =>
  site.request("PUT", "/api/v0/config/", { as: "admin", body: { components: { map: { enabled } } } });

const house = { title: "Presshaus", text: "Hinter dem Nussbaum.", lat: 49.2463, lng: 9.7718 };
const map = () => site.trpc("admin").map;
const add = (place: Inputs["map"]["create"] = house) => map().create.mutate(place);
const shown = () => site.trpc().map.shown.query();
const edited = () => map().edited.query();
const jobs = async () =>
  (await db().execute(sql`select start_after > now() as later from pgboss.job where data->>'name' = 'map'`)).rows;
const draw = () => drawStill(site.services);

it("is drawn as soon as the component is on again, and an older drawing never takes the place of a newer one", async () => {
  await add();
  await switched(false);
  await draw();
  expect((await db().select().from(mapStills))[0]).toMatchObject({ asked: 1, drawn: 0 });
  await db().execute(sql`delete from pgboss.job`);
  await switched(true);
  expect(await jobs()).toHaveLength(1);
  await draw();
  const [newer] = await db().select().from(mapStills);
  expect(newer).toMatchObject({ asked: 2, drawn: 2 });
  if (!newer) return;
  const older = { key: "0".repeat(16), wide: Buffer.from("w"), tall: Buffer.from("t") };
  await db().transaction((tx) => storeStill(tx, { ...newer, asked: 1 }, older, new Date()));
  expect((await db().select().from(mapStills))[0]?.key).toBe(newer.key);
});

describe("a place", () => {
  it("is set, changed with its version, and removed by editors; everybody sees it", async () => {
    const made = await add({ ...house, en: { title: "Press house", text: "" } });
    expect(made).toMatchObject({ ...house, en: { title: "Press house", text: "" }, picture: null, version: 1 });
    const changed = await map().update.mutate({ id: made.id, version: 1, lat: 49.25 });
    expect(changed).toMatchObject({ title: "Presshaus", lat: 49.25, version: 2 });
    expect((await map().update.mutate({ id: made.id, lat: 49.25 })).version).toBe(2);
    const late = await refusal(map().update.mutate({ id: made.id, version: 1, title: "Zu spät" }));
    expect(late).toMatchObject({ status: 409, code: "C409", current: { title: "Presshaus" } });
    expect((await shown()).places).toEqual([{ ...house, id: made.id, lat: 49.25, picture: null }]);
    await map().remove.mutate({ id: made.id });
    expect((await refusal(map().remove.mutate({ id: made.id }))).code).toBe("C404");
    expect((await shown()).places).toEqual([]);
  });

  it.each([
    ["without a name", { ...house, title: " " }, "title"],
    ["beyond the pole", { ...house, lat: 90 }, "lat"],
    ["beyond the date line", { ...house, lng: 181 }, "lng"],
    ["nowhere", { title: "Ort", lat: "x", lng: 1 }, "lat"],
    ["with a text that is too long", { ...house, text: "x".repeat(601) }, "text"],
    ["with a picture that is none", { ...house, picture: crypto.randomUUID() }, "picture"],
  ])("%s is refused at its field, and nothing is stored", async (_, place, field) => {
    const { code, fields } = await refusal(sendAny(map().create.mutate, place));
    expect([code, Object.keys(fields ?? {})]).toEqual(["C200", [field]]);
    expect((await shown()).places).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it("is one of at most twenty", async () => {
    for (let number = 1; number <= 20; number += 1) await add({ ...house, title: `Ort ${number}` });
    expect((await refusal(add())).fields).toEqual({ title: expect.stringContaining("20") });
  });

  it("loses a picture that is removed, and the library knows that it uses it", async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a5" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("apfel.png", new Blob([new Uint8Array(bytes)]), "apfel.png");
    const [file] = (await site.request("POST", "/api/v0/upload", { as: "admin", body: form })).body as {
      _id: string;
    }[];
    const picture = file?._id ?? "";
    const { id } = await add({ ...house, picture });
    expect((await shown()).places[0]?.picture?.id).toBe(picture);
    const uses = await site.trpc("admin").files.uses.query({ ids: [picture] });
    expect(uses).toMatchObject({ total: 1, items: [{ kind: "map", id, title: "Presshaus" }] });
    expect((await site.request("DELETE", `/api/v0/file/${picture}`, { as: "admin" })).status).toBe(200);
    expect((await edited()).places[0]).toMatchObject({ picture: null, version: 2 });
  });
});

describe("the still", () => {
  it("is drawn by a job from tiles that are fetched once, in both shapes, with a pin for each place", async () => {
    await add();
    await add({ title: "Parkplatz", lat: 49.2442, lng: 9.7689 });
    expect(await jobs()).toEqual([{ later: false }]);
    expect((await shown()).still).toBeNull();
    await draw();
    const { still } = await shown();
    expect(still).toMatch(/^[\da-f]{16}$/u);
    expect(new Set(peer.asked).size).toBe(peer.asked.length);
    expect([...peer.agents]).toEqual([expect.stringContaining(site.url)]);
    for (const [shape, size] of Object.entries({ wide: [1280, 600], tall: [520, 520] })) {
      const answer = await fetch(`${site.url}/einbetten/karte/${still}-${shape}.webp`);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
      const again = await fetch(answer.url, { headers });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(["webp", ...size]);
    }
    const before = peer.asked.length;
    const [place] = (await edited()).places;
    await map().update.mutate({ id: place?.id ?? "", lat: 49.246 });
    await draw();
    expect(peer.asked.length - before).toBeLessThan(6);
    expect((await shown()).still).not.toBe(still);
    expect((await fetch(`${site.url}/einbetten/karte/${still}-wide.webp`)).status).toBe(404);
  });

  it("has each tile where it belongs, and the tip of the pin on the place", async () => {
    await add();
    await draw();
    const bytes = await (await fetch(`${site.url}/einbetten/karte/${(await shown()).still}-wide.webp`)).arrayBuffer();
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const point = worldPoint(house, 16);
    const tip = { x: 640, y: 320 };
    expect(at(tip.x, tip.y - 50)).not.toEqual(at(tip.x, tip.y + 4));
    const [x, y] = [point.x - 150, point.y + 40];
    const { r, g, b } = colourOf(`16/${Math.floor(x / 256)}/${Math.floor(y / 256)}`);
    for (const [index, value] of at(tip.x - 150, tip.y + 40).entries())
      expect(Math.abs(value - ([r, g, b][index] ?? 0))).toBeLessThan(14);
  });

  it.each([
    ["refuses", { status: 503 } as const, "503"],
    ["sends something else", "text" as const, "notAPicture"],
    ["sends too much", "huge" as const, "tooLarge"],
    ["leads elsewhere", "redirect" as const, "302"],
  ])("waits for a tile server that %s, says so, and is drawn when it is well again", async (_, behaviour, problem) => {
    peer.behave(behaviour);
    await add();
    await db().execute(sql`delete from pgboss.job`);
    await draw();
    expect((await edited()).still).toMatchObject({ key: null, isWaiting: true, problem });
    expect(await jobs()).toEqual([{ later: true }]);
    expect(peer.asked).toHaveLength(1);
    peer.behave("draw");
    await draw();
    expect((await edited()).still).toMatchObject({ key: expect.any(String), isWaiting: false, problem: null });
  });

  it("keeps the last one while the server is away, and is tried at once when an editor asks", async () => {
    await add();
    await draw();
    const { still } = await shown();
    await db().delete(mapTiles);
    peer.behave({ status: 500 });
    await add({ ...house, title: "Scheune" });
    await draw();
    expect(await shown()).toMatchObject({ still, places: [{}, {}] });
    await map().redraw.mutate();
    expect(await jobs()).toEqual([{ later: false }]);
    expect((await edited()).still.problem).toBeNull();
  });

  it("asks for attention when it has failed for the third time", async () => {
    const kinds = async () => (await site.trpc("admin").overview.checks.query()).map(({ kind }) => kind);
    peer.behave({ status: 500 });
    await add();
    for (const isNamed of [false, false, true]) {
      await draw();
      expect((await kinds()).includes("mapNotDrawn")).toBe(isNamed);
    }
  });

  it("no page waits for a tile server that says nothing", async () => {
    peer.behave("stall");
    await add();
    const work = startBackgroundWork(site.services);
    while (peer.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await shown()).toMatchObject({ places: [{ title: "Presshaus" }], still: null });
    expect((await site.request("GET", "/Impressum")).status).toBe(404);
    peer.drop();
    await work.stop();
    expect((await edited()).still).toMatchObject({ problem: "unreachable" });
  });

  it("is asked for again after a restore, which brings places alone; not while the component is off", async () => {
    await add();
    await db().delete(mapStills);
    expect(await mapJobs.waiting(db(), 10)).toHaveLength(1);
    await switched(false);
    expect(await mapJobs.waiting(db(), 10)).toEqual([]);
    await draw();
    expect(peer.asked).toEqual([]);
    await switched(true);
  });
});

describe("tiles", () => {
  const deadline = () => AbortSignal.timeout(5_000);
  const tile = { z: 1, x: 0, y: 0 };

  it("come from OpenStreetMap alone, unless TILES_BASE names another address", () => {
    expect(tileSource(undefined)).toEqual({ base: OPEN_STREET_MAP, mayBeAtHome: false });
    expect(tileSource("http://127.0.0.1:9")).toEqual({ base: "http://127.0.0.1:9", mayBeAtHome: true });
  });

  it.each(["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "10.0.0.1", "[::ffff:127.0.0.1]"])(
    "from %s are refused before anything is asked there",
    async (host) => {
      const base = `http://${host}:${new URL(peer.url).port}`;
      await expect(fetchTile({ base, mayBeAtHome: false }, tile, "test", deadline())).rejects.toThrow("unreachable");
      expect(peer.asked).toEqual([]);
    },
  );

  it("that do not come in time are given up", async () => {
    peer.behave("stall");
    const soon = AbortSignal.timeout(50);
    await expect(fetchTile(tileSource(peer.url), tile, "test", soon)).rejects.toThrow("unreachable");
  });
});

describe("the frame", () => {
  const frame = (path: string, as: "guest" | "admin" = "guest") =>
    site.request("GET", `/einbetten/karte/${path}`, { as });

  it("is not there for a place that is not, nor to anybody while the component is off", async () => {
    expect((await frame("gibt-es-nicht")).status).toBe(404);
    await switched(false);
    expect([(await frame("alle")).status, (await frame("setzen")).status]).toEqual([404, 404]);
    await switched(true);
  });

  it("lets in tiles and nothing else, and stands on our own pages alone", async () => {
    await add({ ...house, title: "</script><b>Hof" });
    const { status, headers, body } = await frame("alle");
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "script-src 'self'",
      `img-src 'self' data: ${peer.url}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect([headers.get("x-frame-options"), headers.get("cache-control")]).toEqual(["SAMEORIGIN", "no-store"]);
    expect(String(body)).not.toContain("</script><b>");
    const page = await site.request("GET", "/Impressum");
    expect(page.headers.get("content-security-policy")).not.toContain(peer.url);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it("in which pins are set is for editors", async () => {
    expect((await frame("setzen")).status).toBe(401);
    expect((await frame("setzen", "admin")).status).toBe(200);
  });

  it("is Google's, without a script of ours, if its key is set; the key is in no other answer", async () => {
    const key = "AIza-very-secret-key";
    const put = (apikey: string | null) =>
      site.request("PUT", "/api/v0/config/", { as: "system", body: { maps: { apikey } } });
    await put(key);
    const first = await add();
    const second = await add({ ...house, title: "Scheune", lat: 49.3 });
    const { headers, body } = await frame(second.id);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-src https://www.google.com;");
    expect(policy).not.toContain("script-src");
    expect(String(body)).toContain(`key=${key}&amp;q=49.3%2C9.7718`);
    expect(String(body)).toContain(`href="/einbetten/karte/${first.id}"`);
    expect(await shown()).toMatchObject({ isGoogle: true });
    for (const as of ["guest", "system"] as const)
      expect(JSON.stringify((await site.request("GET", "/api/v0/config/", { as })).body)).not.toContain(key);
    expect(site.logLines.join("")).not.toContain(key);
    await put(null);
  });

  it("is not there while the component is off, nor is the still", async () => {
    await add();
    await draw();
    const { still } = await shown();
    await switched(false);
    for (const path of ["alle", "setzen", `${still}-wide.webp`, crypto.randomUUID()])
      expect((await frame(path, "admin")).status, path).toBe(404);
    await switched(true);
  });
});
