import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ShareProblem } from "#contract/values/social.ts";
import { entries } from "#db/schema/entries.ts";
import { sharedPosts } from "#db/schema/social.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { startBackgroundWork } from "../../registries/jobs.ts";
import { openTestGraph, testApp, type TestGraph } from "#testing/graph-api.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { unshareEnded } from "./ended.ts";
import { workPost } from "./work-post.ts";

let site: TestSite;
let graph: TestGraph;
const { now } = { now: () => new Date() };

beforeAll(async () => {
  graph = await openTestGraph();
  site = await openTestSite({ env: { GRAPH_API_BASE: graph.url } });
  await put({ components: { social: { enabled: true } } });
});
afterAll(async () => {
  await site.close();
  await graph.close();
});
beforeEach(async () => {
  await site.services.database.db.delete(sharedPosts);
  site.services.now = now;
  graph.behave("answer");
  graph.asked.length = 0;
  graph.posts.length = 0;
  graph.tokens.clear();
  graph.tokens.set(TOKEN, { page });
  await credentials({ appId: testApp.id, appSecret: testApp.secret, pageAccessToken: TOKEN });
});

const TOKEN = "EAAB-page-token-0123456789";
const page = { id: "1871", name: "Mosthof Sonnenau" };

const put = (body: object) => site.request("PUT", "/api/v0/config/", { as: "system", body });
const credentials = (fb: Record<string, string | null>) => put({ social: { fb } });

type Role = "guest" | "admin" | "system";
type Answer = { _id: string; code: string; message: string; fields: Record<string, string>; share: { fb: boolean } };
async function rest(path: string, body: object, as: Role = "admin", language = "de") {
  const answer = await site.request("POST", `/api/v0${path}`, { as, body, headers: { "accept-language": language } });
  return { status: answer.status, body: answer.body as Answer };
}
const create = async (fields: object = {}): Promise<string> => {
  const entry = { title: "Apfeltag", content: ["<p>Most & mehr</p>"], tags: ["Aktuelles"], ...fields };
  return (await rest("/entry/", { publish_date: "2026-01-01T10:00:00.000Z", ...entry })).body._id;
};
async function worked<Result>(id: string, asked: Promise<Result>): Promise<Result> {
  const request = { isOpen: true };
  const closed = asked.finally(() => (request.isOpen = false));
  while (request.isOpen) {
    await workPost(site.services, id);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return closed;
}
const share = (id: string) => worked(id, rest("/publish/entry/", { _id: id }));
const unshare = (id: string) => worked(id, rest("/unpublish/entry/", { _id: id }));
const isShared = async (id: string): Promise<boolean> =>
  ((await site.request("GET", `/api/v0/entry/${id}`, { as: "admin" })).body as Answer).share.fb;

const sharing = () => site.trpc("admin").sharing;
const social = (as: Role = "system") => site.trpc(as).social;
const shared = (id: string) => sharing().shared.query({ id });
const later = (seconds: number): void => {
  site.services.now = () => new Date(now().getTime() + seconds * 1000);
};
const tryAgain = (id: string) => workPost(site.services, id);
const postsAsked = () => graph.asked.filter(({ method }) => method === "POST").length;

describe("sharing an entry", () => {
  it("makes one post with its title, its text and its address; again and at the same time it is the same", async () => {
    const id = await create();
    const work = startBackgroundWork(site.services);
    const asked = [1, 2, 3].map(() => rest("/publish/entry/", { _id: id }));
    const answers = await Promise.all(asked).finally(() => work.stop());
    expect(answers.map(({ status, body }) => [status, body._id, body.share])).toEqual(
      answers.map(() => [200, id, { fb: true }]),
    );
    expect(graph.posts).toEqual([
      { id: "1871_1", message: "Apfeltag\n\nMost & mehr", link: `${site.url}/Aktuelles/apfeltag` },
    ]);
    expect((await share(id)).status).toBe(200);
    expect(postsAsked()).toBe(1);
    expect(await shared(id)).toMatchObject({
      state: "shared",
      url: "https://www.facebook.com/1871_1",
      by: "Test admin",
      problem: null,
    });
    const guest = await site.request("GET", `/api/v0/entry/${id}`);
    expect(guest.body).toMatchObject({ share: { fb: true }, version: 1 });
  });

  it("is taken back, also when the post is gone already, and twice", async () => {
    const id = await create();
    await share(id);
    const [post] = graph.posts;
    expect((await unshare(id)).body).toMatchObject({ _id: id, share: { fb: false } });
    expect(graph.posts).toEqual([]);
    expect((await unshare(id)).status).toBe(200);
    await share(id);
    expect(graph.posts[0]?.id).not.toBe(post?.id);
    graph.posts.length = 0;
    expect((await unshare(id)).body).toMatchObject({ share: { fb: false } });
    expect((await shared(id)).state).toBe("unshared");
  });

  it("says which credentials are missing, in both languages", async () => {
    const id = await create();
    for (const [fb, de, en] of [
      [{ appId: "" }, "bitte Facebook App ID eintragen", "app ID"],
      [{ appId: "1", appSecret: null }, "bitte Facebook AppSecret ID eintragen", "secret"],
      [{ appSecret: "s", pageAccessToken: null }, "kein access token!", "no access token!"],
    ] as const) {
      await credentials(fb);
      expect(await share(id)).toMatchObject({ status: 400, body: { code: "C200", message: de } });
      const english = await rest("/publish/entry/", { _id: id }, "admin", "en");
      expect(english.body.message).toContain(en);
    }
    await put({ components: { social: { enabled: false } } });
    expect(await rest("/publish/entry/", { _id: id })).toMatchObject({ status: 400, body: { code: "C200" } });
    await credentials({ appId: testApp.id, appSecret: testApp.secret, pageAccessToken: TOKEN });
    expect(await rest("/publish/entry/", { _id: id })).toMatchObject({ status: 404, body: { code: "C404" } });
    await put({ components: { social: { enabled: true } } });
    expect(graph.asked).toEqual([]);
    expect(await isShared(id)).toBe(false);
  });

  it("is for editors, and for public entries that are there", async () => {
    const id = await create({ publish_date: null });
    expect(await share(id)).toMatchObject({ status: 400, body: { code: "C200", message: /öffentliche/u } });
    expect((await rest("/publish/entry/", { _id: id }, "guest")).status).toBe(401);
    expect((await share("nobody")).body.code).toBe("C404");
    expect((await unshare("nobody")).body.code).toBe("C404");
    expect(graph.asked).toEqual([]);
  });

  it.each<[string, { code: number; error_subcode?: number }, ShareProblem]>([
    ["a token that has ended", { code: 190, error_subcode: 463 }, "ended"],
    ["a token that was taken back", { code: 190, error_subcode: 460 }, "takenBack"],
    ["a permission that is missing", { code: 200 }, "permission"],
    ["another one", { code: 10 }, "permission"],
    ["a page that is blocked", { code: 368 }, "blocked"],
    ["anything else", { code: 100 }, "other"],
  ])("is refused for %s, says so, and waits for a person", async (_, problem, reason) => {
    const id = await create();
    graph.tokens.set(TOKEN, { page, problem: { ...problem, message: `No, ${TOKEN}` } });
    expect(await share(id)).toMatchObject({ status: 502, body: { code: "C105" } });
    expect(await shared(id)).toMatchObject({ state: "failed", problem: reason, said: "No, …", next: null });
    expect(await sharing().stuck.query()).toMatchObject([{ entryId: id, title: "Apfeltag" }]);
    graph.tokens.set(TOKEN, { page });
    expect((await share(id)).body.share).toEqual({ fb: true });
    expect(site.logLines.join("")).not.toContain(TOKEN);
  });

  it("is tried again by itself when the network is busy, with growing pauses, and given up in the end", async () => {
    const id = await create();
    graph.behave({ status: 400, body: { error: { code: 32, message: "Page request limit reached" } } });
    expect((await share(id)).body.code).toBe("C105");
    expect(await shared(id)).toMatchObject({ state: "sharing", problem: "busy", next: expect.any(String) });
    await tryAgain(id);
    expect(postsAsked()).toBe(1);
    for (const seconds of [70, 400, 1400, 5000]) {
      later(seconds);
      await tryAgain(id);
    }
    expect(postsAsked()).toBe(5);
    expect(await shared(id)).toMatchObject({ state: "failed", problem: "busy" });
    graph.behave("answer");
    expect((await share(id)).body.share.fb).toBe(true);
    expect(graph.posts).toHaveLength(1);
  });

  it("is given up in words when the network is never reached, waits for a person then, and is made once", async () => {
    const id = await create();
    graph.behave("text");
    expect((await share(id)).body.code).toBe("C105");
    for (const seconds of [70, 400, 1400, 5000]) {
      expect(await shared(id)).toMatchObject({ state: "sharing", problem: "unclear", next: expect.any(String) });
      later(seconds);
      await tryAgain(id);
    }
    expect(await shared(id)).toMatchObject({ state: "failed", problem: "unclear", next: null });
    later(90_000);
    const asked = graph.asked.length;
    await tryAgain(id);
    expect(graph.asked).toHaveLength(asked);
    expect(await sharing().stuck.query()).toMatchObject([{ entryId: id, problem: "unclear" }]);
    graph.behave("answer");
    expect((await share(id)).body.share.fb).toBe(true);
    expect(graph.posts).toHaveLength(1);
  });

  it.each(["text", "redirect", { status: 500, body: {} }] as const)(
    "does not believe %j, and looks whether there is a post before it makes one",
    async (behaviour) => {
      const id = await create();
      graph.behave(behaviour);
      expect((await share(id)).body.code).toBe("C105");
      expect(await shared(id)).toMatchObject({ state: "sharing", problem: "unclear" });
      graph.behave("answer");
      later(70);
      await tryAgain(id);
      expect(graph.asked.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
      expect(graph.posts).toHaveLength(1);
    },
  );

  it("finds the post whose answer was lost, or whose process was killed, instead of making a second one", async () => {
    const id = await create();
    graph.behave("lost");
    expect((await share(id)).body.code).toBe("C105");
    expect(graph.posts).toHaveLength(1);
    expect(await isShared(id)).toBe(false);
    graph.behave("answer");
    later(70);
    await tryAgain(id);
    expect(graph.posts).toHaveLength(1);
    expect(await shared(id)).toMatchObject({ state: "shared", url: "https://www.facebook.com/" + graph.posts[0]?.id });
    expect(await isShared(id)).toBe(true);
  });

  it("is done by one process; the next one waits until the first is dead", async () => {
    const id = await create();
    graph.behave("stall");
    const first = share(id);
    while (postsAsked() === 0) await new Promise((resolve) => setImmediate(resolve));
    const second = tryAgain(id);
    await Promise.race([
      second,
      expect
        .poll(() => graph.asked)
        .toHaveLength(2)
        .catch(() => undefined),
    ]);
    expect(graph.asked).toHaveLength(1);
    graph.drop();
    await second;
    expect((await first).body.code).toBe("C105");
  });
});

describe("an entry that is public no more", () => {
  async function end(id: string): Promise<void> {
    const publicUntil = new Date(Date.now() - 1000);
    await site.services.database.db.update(entries).set({ publicUntil }).where(eq(entries.id, id));
    await unshareEnded(site.services);
  }

  it.each(["removed", "withdrawn", "at its end"])("takes its post along when it is %s", async (how) => {
    const id = await create();
    await share(id);
    if (how === "at its end") await end(id);
    else if (how === "removed") await site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
    else await site.request("PUT", "/api/v0/entry/", { as: "admin", body: { _id: id, publish_date: null } });
    await workPost(site.services, id);
    expect(graph.posts).toEqual([]);
    expect(await site.services.database.db.$count(sharedPosts)).toBe(0);
  });

  it("is taken back although another one cannot be", async () => {
    const { db } = site.services.database;
    const [poisonous, sound] = [await create(), await create()];
    for (const id of [poisonous, sound]) await share(id);
    await db.execute(sql`create function refuse_post() returns trigger language plpgsql as $$ begin
      if new.entry_id = ${sql.raw(`'${poisonous}'`)} then raise exception 'poison'; end if; return new; end $$`);
    await db.execute(
      sql`create trigger refuse_post before update on shared_posts for each row execute function refuse_post()`,
    );
    try {
      const publicUntil = new Date(Date.now() - 1000);
      await db
        .update(entries)
        .set({ publicUntil })
        .where(inArray(entries.id, [poisonous, sound]));
      await unshareEnded(site.services);
      await workPost(site.services, sound);
      expect(graph.posts).toHaveLength(1);
      expect(await isShared(sound)).toBe(false);
    } finally {
      await db.execute(sql`drop trigger refuse_post on shared_posts`);
      await db.execute(sql`drop function refuse_post()`);
    }
  });

  it("asks once for it to be taken back, whatever the network says", async () => {
    const id = await create();
    await share(id);
    graph.tokens.set(TOKEN, { page, problem: { code: 190, error_subcode: 463, message: "expired" } });
    await end(id);
    await workPost(site.services, id);
    const asked = graph.asked.length;
    await unshareEnded(site.services);
    await workPost(site.services, id);
    expect(graph.asked).toHaveLength(asked);
    expect(await sharing().stuck.query()).toMatchObject([{ entryId: id, state: "stuck" }]);
  });

  it("is not shared when it comes back from the bin", async () => {
    const id = await create();
    await share(id);
    await site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
    await site.trpc("admin").bin.restore.mutate({ id, asDraft: false });
    expect(await isShared(id)).toBe(false);
  });

  it("is not posted by a job that comes late", async () => {
    const id = await create();
    graph.behave({ status: 400, body: { error: { code: 4, message: "limit" } } });
    await share(id);
    await site.request("PUT", "/api/v0/entry/", { as: "admin", body: { _id: id, publish_date: null } });
    graph.behave("answer");
    later(70);
    await tryAgain(id);
    expect(graph.posts).toEqual([]);
    expect(await shared(id)).toMatchObject({ state: "unshared" });
  });

  it("shows that its post is still there, until somebody has it taken back", async () => {
    const id = await create();
    await share(id);
    graph.tokens.set(TOKEN, { page, problem: { code: 190, error_subcode: 463, message: "expired" } });
    await site.request("DELETE", `/api/v0/entry/${id}`, { as: "admin" });
    const stuck = () => sharing().stuck.query();
    await workPost(site.services, id);
    expect(await stuck()).toMatchObject([{ entryId: id, isEntryThere: false, state: "stuck", problem: "ended" }]);
    graph.tokens.set(TOKEN, { page });
    await worked(id, sharing().retryUnshare.mutate({ id }));
    expect(graph.posts).toEqual([]);
    expect(await stuck()).toEqual([]);
  });

  it("is not said to be gone by the token of another page", async () => {
    const id = await create();
    await share(id);
    graph.tokens.set(TOKEN, { page: { id: "2000", name: "Elsewhere" } });
    expect((await unshare(id)).body.code).toBe("C105");
    expect(await shared(id)).toMatchObject({ state: "stuck", problem: "otherPage" });
    expect((await share(id)).body.code).toBe("C109");
    expect(graph.posts).toHaveLength(1);
  });
});

describe("a restored site", () => {
  it("has the marks of its entries alone, and takes such a post back", async () => {
    const id = await create();
    await share(id);
    await site.services.database.db.delete(sharedPosts).where(eq(sharedPosts.entryId, id));
    expect(await shared(id)).toMatchObject({ state: "shared", sharedAt: null });
    expect((await share(id)).status).toBe(200);
    expect(postsAsked()).toBe(1);
    expect((await unshare(id)).body.share.fb).toBe(false);
    expect(graph.posts).toEqual([]);
  });
});

describe("the pages of a person", () => {
  const pages = [
    {
      id: "1871",
      name: "Mosthof",
      token: "EAAB-mosthof-0123456789",
      tasks: ["CREATE_CONTENT"],
      link: "https://www.facebook.com/mosthof",
    },
    { id: "1872", name: "Verein", token: "EAAB-verein-0123456789", tasks: ["ANALYZE"], link: "" },
  ];
  beforeEach(() => void graph.people.set("short", { long: "long-lived", pages }));

  it("are listed without their tokens; the chosen one's is stored, long-lived, and sent to nobody", async () => {
    const listed = await social().pages.mutate({ token: " short " });
    expect(listed).toEqual([
      { id: "1871", name: "Mosthof", mayPost: true },
      { id: "1872", name: "Verein", mayPost: false },
    ]);
    const chosen = await social().choosePage.mutate({ token: "short", page: "1871" });
    expect(chosen).toEqual({ id: "1871", name: "Mosthof", mayPost: true });
    const { secrets, settings } = await getSettings(site.services.database.db);
    const stored = secrets["social.fb.pageAccessToken"];
    expect(stored && openSecret(site.services.secretKey, stored)).toBe(pages[0]?.token);
    expect(settings.social.page).toBe("https://www.facebook.com/mosthof");
    expect(JSON.stringify([listed, chosen])).not.toContain("EAAB");
    for (const secret of ["EAAB", "long-lived", testApp.secret]) expect(site.logLines.join("")).not.toContain(secret);
  });

  it("are for system users, and need the app and a token that is good", async () => {
    expect((await refusal(social("admin").pages.mutate({ token: "short" }))).status).toBe(403);
    expect((await refusal(social().choosePage.mutate({ token: "short", page: "9" }))).code).toBe("C200");
    expect((await refusal(social().pages.mutate({ token: "old" }))).code).toBe("C105");
    await credentials({ appSecret: null });
    expect(await refusal(social().pages.mutate({ token: "short" }))).toMatchObject({
      code: "C200",
      fields: { appSecret: expect.any(String) },
    });
  });
});
