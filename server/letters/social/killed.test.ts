import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openTestGraph, testApp, type TestGraph } from "#testing/graph-api.ts";
import { type KilledSite, prepareKilledSite } from "#testing/killed-site.ts";

const TOKEN = "EAAB-page-token-0123456789";

let graph: TestGraph;
let site: KilledSite;
let minutes = 0;

beforeAll(async () => {
  graph = await openTestGraph();
  graph.tokens.set(TOKEN, { page: { id: "1871", name: "Mosthof Sonnenau" } });
  site = await prepareKilledSite({ GRAPH_API_BASE: graph.url });
  await start();
  const fb = { appId: testApp.id, appSecret: testApp.secret, pageAccessToken: TOKEN };
  const settings = { components: { social: { enabled: true } }, social: { fb } };
  expect((await site.ask("PUT", "/config/", settings)).status).toBe(200);
});
afterEach(() => graph.beforeAnswer(() => Promise.resolve()));
afterAll(async () => {
  await site.close();
  await graph.close();
});

const clockAhead = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given); }
    static now() { return Real.now() + ${ms}; }
  };`)}`;

async function start(): Promise<void> {
  await site.start(["--import", clockAhead(minutes * 60_000)]);
  minutes += 2;
}

const isShared = async (id: string): Promise<boolean> =>
  ((await (await site.ask("GET", `/entry/${id}`)).json()) as { share: { fb: boolean } }).share.fb;
const asked = (method: string): number => graph.asked.filter((one) => one.method === method).length;

it(
  "when the post is made: it is found again by itself, and there is no second one; when it is taken back: it is gone",
  { timeout: 300_000 },
  async () => {
    const entry = { title: "Apfeltag", tags: ["Aktuelles"], publish_date: "2026-01-01T10:00:00Z" };
    const { _id } = (await (await site.ask("POST", "/entry/", entry)).json()) as { _id: string };
    graph.beforeAnswer((method) => (method === "POST" ? site.kill() : Promise.resolve()));
    await expect(site.ask("POST", "/publish/entry/", { _id })).rejects.toThrow();
    expect([graph.posts.length, asked("POST")]).toEqual([1, 1]);

    graph.beforeAnswer(() => Promise.resolve());
    await start();
    await vi.waitUntil(() => isShared(_id), { timeout: 90_000, interval: 200 });
    expect([graph.posts.length, asked("POST")]).toEqual([1, 1]);
    expect((await site.ask("POST", "/publish/entry/", { _id })).status).toBe(200);
    expect(graph.posts).toHaveLength(1);

    graph.beforeAnswer((method) => (method === "DELETE" ? site.kill() : Promise.resolve()));
    await expect(site.ask("POST", "/unpublish/entry/", { _id })).rejects.toThrow();
    expect(graph.posts).toHaveLength(0);
    graph.beforeAnswer(() => Promise.resolve());
    await start();
    await vi.waitUntil(async () => !(await isShared(_id)), { timeout: 90_000, interval: 200 });
    expect([graph.posts.length, asked("POST")]).toEqual([0, 1]);
  },
);
