import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { entries } from "#db/schema/entries.ts";
import { videoStills } from "#db/schema/videos.ts";
import { listGivenUp } from "../../kernel/jobs/given-up.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";
import { openTestStillServer, type TestStillServer } from "#testing/still-server.ts";
import { fetchStillOf, videoJobs } from "./fetch-still.ts";

const FILM = "dQw4w9WgXcQ";
let site: TestSite;
let peer: TestStillServer;

beforeAll(async () => {
  peer = await openTestStillServer({ maxresdefault: [1280, 720], hqdefault: [480, 360] });
  site = await openTestSite({ env: { STILLS_BASE: `${peer.url}/` } });
});
afterAll(async () => {
  await site.close();
  await peer.close();
});
beforeEach(async () => {
  await db().delete(videoStills);
  await db().execute(sql`delete from pgboss.job`);
  peer.asked.length = 0;
  peer.behave("draw");
});

const db = () => site.services.database.db;
const fetchNow = () => fetchStillOf(site.services, FILM);
const row = async () => (await db().select().from(videoStills).where(eq(videoStills.id, FILM)))[0];
const jobs = async () =>
  (await db().execute(sql`select start_after > now() as later from pgboss.job where data->>'name' = 'video'`)).rows;
const still = (width = "large", id = FILM) => fetch(`${site.url}/einbetten/video/${id}/bild-${width}`);

type Block = NonNullable<Inputs["entries"]["create"]["blocks"]>[number];
const youtube = (id: string) => ({ from: "youtube" as const, id });
const video = { id: "v", type: "video" as const, title: "Apfeltag 2026", video: youtube(FILM) };

const entriesOf = (headers: Record<string, string> = {}) => site.trpc("admin", headers).entries;
const create = (...blocks: Block[]) => entriesOf().create.mutate({ title: "Kelterfest", blocks });

async function uploaded(name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(bytes)]), name);
  const { body } = await site.request("POST", "/api/v0/upload", { as: "admin", body: form });
  return (body as { _id: string }[])[0]?._id ?? JSON.stringify(body);
}
const film = () =>
  uploaded(
    "Pressen.mp4",
    Buffer.concat([
      Buffer.from("0000001c667479706d703432000000006d70343269736f6d61766331", "hex"),
      crypto.getRandomValues(Buffer.alloc(500)),
    ]),
  );
const picture = async () =>
  uploaded(
    "vorher.png",
    await sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 10, g: Date.now() % 256, b: 90 } } })
      .png()
      .toBuffer(),
  );

describe("a video", () => {
  it("is stored as YouTube's id, whatever link was sent", async () => {
    const link = `https://www.youtube.com/watch?list=PL1&v=${FILM}&t=3s`;
    const { blocks } = await create({ ...video, video: youtube(link) });
    expect(blocks).toMatchObject([{ ...video, poster: null }]);
  });

  it.each([
    ["de", "Ungültiger YouTube-Link"],
    ["en", "Invalid YouTube link"],
  ])("of another address is refused, in words (%s)", async (lang, words) => {
    const blocks = [{ ...video, video: youtube("https://vimeo.com/1") }];
    const refused = entriesOf({ "accept-language": lang }).create.mutate({ title: "x", blocks });
    expect(await refusal(refused)).toMatchObject({
      status: 400,
      code: "C200",
      fields: { "blocks.0.video.id": expect.stringContaining(words) },
    });
    expect(await row()).toBeUndefined();
  });

  it("needs a title, and a file that is a video, and a picture that is one", async () => {
    const [mp4, png] = [await film(), await picture()];
    const refused = (block: object) =>
      refusal(sendAny(entriesOf().create.mutate, { title: "Kelterfest", blocks: [{ ...video, ...block }] }));
    const library = (file: string | null) => ({ video: { from: "library" as const, file } });
    expect(await refused({ title: " " })).toMatchObject({ fields: { "blocks.0.title": expect.any(String) } });
    for (const file of [null, crypto.randomUUID(), png])
      expect(await refused(library(file))).toMatchObject({ fields: { "blocks.0.video.file": expect.any(String) } });
    expect(await refused({ ...library(mp4), poster: mp4 })).toMatchObject({
      fields: { "blocks.0.poster": expect.any(String) },
    });
    await create({ ...video, ...library(mp4), poster: png });
  });

  it("of the library counts as a use of its files, goes with its file, and keeps without its picture", async () => {
    const [mp4, png] = [await film(), await picture()];
    const made = await create({ ...video, video: { from: "library", file: mp4 }, poster: png });
    const uses = await site.trpc("admin").files.uses.query({ ids: [mp4] });
    expect(uses).toMatchObject({ total: 1, items: [{ uses: [{ place: { type: "video", number: 1 } }] }] });
    const blocks = async () => (await entriesOf().byId.query({ id: made.id })).blocks;
    await site.request("DELETE", `/api/v0/file/${png}`, { as: "admin" });
    expect(await blocks()).toMatchObject([{ poster: null }]);
    const part = await fetch(`${site.url}/v0/api/download/${mp4}`, { headers: { range: "bytes=4-7" } });
    expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
    await site.request("DELETE", `/api/v0/file/${mp4}`, { as: "admin" });
    expect(await blocks()).toEqual([]);
  });

  it("stays in its place when a program writes the parts that REST knows", async () => {
    const { id } = await create({ id: "a", type: "text", html: "<p>Erst</p>", media: [] }, video, {
      id: "b",
      type: "text",
      html: "<p>Dann</p>",
      media: [],
    });
    await site.request("PUT", `/api/v0/entry/${id}`, { as: "admin", body: { content: ["<p>Neu</p>", "<p>Dann</p>"] } });
    expect((await entriesOf().byId.query({ id })).blocks).toMatchObject([
      { html: "<p>Neu</p>" },
      video,
      { html: "<p>Dann</p>" },
    ]);
  });

  it("is found by its title", async () => {
    await entriesOf().create.mutate({
      title: "Eintrag",
      blocks: [{ ...video, title: "Zwetschgenknödel" }],
      tags: ["Aktuelles"],
      publishDate: "now",
    });
    const { body } = await site.request("GET", "/api/v0/entry/?q=zwetschgenkn", { as: "guest" });
    expect(body).toHaveLength(1);
    const hits = await db().execute(
      sql`select 1 from search_index where vector @@ to_tsquery('german', 'Zwetschgenknödel')`,
    );
    expect(hits.rows).toHaveLength(1);
  });
});

describe("the still", () => {
  it("is fetched by a job that the write sends, once, and served in two widths", async () => {
    await create(video);
    expect(await jobs()).toEqual([{ later: false }]);
    expect((await still()).headers.get("content-type")).toContain("image/svg+xml");
    await fetchNow();
    await fetchNow();
    expect(peer.asked).toEqual([`${FILM}/maxresdefault`]);
    for (const [name, width] of [
      ["large", 1280],
      ["small", 640],
    ] as const) {
      const answer = await still(name);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      const meta = await sharp(await answer.arrayBuffer()).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(["webp", width, (width / 16) * 9]);
    }
    await create(video);
    expect(await jobs()).toHaveLength(1);
  });

  it("of an older film is the smaller one, without its black bars", async () => {
    const small = await openTestStillServer({ hqdefault: [480, 360] });
    const services = { ...site.services, env: { ...site.services.env, STILLS_BASE: small.url } };
    await fetchStillOf(services, FILM);
    await small.close();
    expect(small.asked.map((name) => name.split("/")[1])).toEqual(["maxresdefault", "sddefault", "hqdefault"]);
    const { data, info } = await sharp(await (await still()).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 270]);
    expect(data[0]).toBeGreaterThan(140);
  });

  it.each([
    ["refuses", { status: 503 } as const, "503"],
    ["does not know the film", { status: 404 } as const, "404"],
    ["sends something else", "text" as const, "notAPicture"],
    ["sends too much", "huge" as const, "tooLarge"],
    ["leads elsewhere", "redirect" as const, "302"],
  ])("waits for a server that %s, and is there when it is well again", async (_, behaviour, problem) => {
    peer.behave(behaviour);
    await create(video);
    await db().execute(sql`delete from pgboss.job`);
    await fetchNow();
    expect(await row()).toMatchObject({ problem, attempts: 1, fetched: null });
    expect(await jobs()).toEqual([{ later: true }]);
    expect(await (await still()).text()).toContain("<svg");
    peer.behave("draw");
    await fetchNow();
    expect(await row()).toMatchObject({ problem: null, fetched: expect.any(Date) });
  });

  it("is given up after a week of tries", async () => {
    peer.behave({ status: 404 });
    await create(video);
    for (let attempt = 1; attempt <= 13; attempt += 1) await fetchNow();
    expect(await row()).toMatchObject({ attempts: 12 });
    expect((await videoJobs.waiting(db(), 10)).filter(({ id }) => id === FILM)).toEqual([]);
  });

  it("that is given up is named, and begins anew when somebody says so; one that no entry shows is not named", async () => {
    peer.behave({ status: 404 });
    await create(video);
    const named = async () => (await listGivenUp(site.services)).map(({ name, id }) => [name, id]);
    for (let attempt = 1; attempt <= 11; attempt += 1) await fetchNow();
    expect(await named()).toEqual([]);
    await fetchNow();
    expect(await named()).toEqual([["video", FILM]]);
    await db().execute(sql`delete from pgboss.job`);
    const retry = () => site.trpc("system").jobs.retry.mutate({ name: "video", id: FILM });
    await retry();
    expect(await named()).toEqual([]);
    expect(await jobs()).toEqual([{ later: false }]);
    expect((await refusal(retry())).status).toBe(404);
    await db().update(videoStills).set({ attempts: 12 });
    await db().delete(entries);
    expect(await named()).toEqual([]);
  });

  it("is asked for again after a restore, and by an editor who writes the link", async () => {
    await create(video);
    await db().delete(videoStills);
    expect((await videoJobs.waiting(db(), 10)).map(({ id }) => id)).toEqual([FILM]);
    await fetchNow();
    expect(await row()).toMatchObject({ fetched: expect.any(Date) });
    const ask = (as: "guest" | "admin", id: string) => site.trpc(as).videos.askStill.mutate({ id });
    expect(await ask("admin", FILM)).toMatchObject({ isThere: true, problem: null });
    await ask("admin", "abcdefghij-");
    expect((await refusal(ask("guest", FILM))).status).toBe(401);
    expect((await refusal(ask("admin", "x"))).status).toBe(400);
  });
});

describe("the frame", () => {
  const frame = (id: string) => site.request("GET", `/einbetten/video/${id}`, { as: "guest" });

  it("lets YouTube's player without cookies in and nothing else, and stands on our own pages alone", async () => {
    await create(video);
    await db().delete(videoStills);
    const { status, headers, body } = await frame(FILM);
    expect(status).toBe(200);
    expect((headers.get("content-security-policy") ?? "").split("; ")).toEqual([
      "default-src 'none'",
      "style-src-attr 'unsafe-inline'",
      "frame-src https://www.youtube-nocookie.com",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect([headers.get("x-frame-options"), headers.get("cache-control")]).toEqual(["SAMEORIGIN", "no-store"]);
    expect(body).toContain(`src="https://www.youtube-nocookie.com/embed/${FILM}?`);
    expect(body).not.toContain("<script");
  });

  it.each(["abcdefghij_", "kurz", "%3Cscript%3E", "dQw4w9WgXcQ%22"])("is not there for %s", async (id) => {
    expect((await frame(id)).status).toBe(404);
    expect((await still("large", "kurz")).status).toBe(404);
    expect((await still("riesig")).status).toBe(404);
  });
});
