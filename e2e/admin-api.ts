// An admin's requests without the browser: for tests that prepare content for visitors.
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { firstPassword } from "./site-data.ts";
import type { StartedSite } from "./site.ts";

const handle = "admin@example.org";
/** The admin's password after one of these tests has set it. */
export const ownPassword = "Goldparmäne-im-Test-26";

/** A client that is signed in; sets an own password if the admin still has the generated one. */
export async function openAdminApi(
  { request }: PlaywrightWorkerArgs["playwright"],
  site: StartedSite,
): Promise<APIRequestContext> {
  // Each request has a connection of its own: the client lives as long as its worker, which stands still while it loads
  // a spec file, and would then write to a connection that the site has ended meanwhile, because nothing came for 10 s.
  const extraHTTPHeaders = { origin: site.url, connection: "close" };
  const api = await request.newContext({ baseURL: site.url, extraHTTPHeaders });
  const signsIn = async (password: string): Promise<boolean> =>
    (await api.post("/api/v0/login", { data: { handle, password } })).ok();
  if (await signsIn(ownPassword)) return api;
  expect(await signsIn(firstPassword())).toBe(true);
  expect((await api.post("/api/v0/setPassword", { data: { old: firstPassword(), new: ownPassword } })).ok()).toBe(true);
  expect(await signsIn(ownPassword)).toBe(true);
  return api;
}

/** Ids of files of a kind, newest first. */
export async function fileIdsOf(api: APIRequestContext, kind: string): Promise<string[]> {
  const files = (await (await api.get(`/api/v0/file?kind=${kind}&limit=40`)).json()) as { _id: string }[];
  return files.map(({ _id }) => _id);
}

/** Only pictures with an alternative text: browsers name no others. */
export async function describedImageIds(api: APIRequestContext): Promise<string[]> {
  const files = (await (await api.get("/api/v0/file?kind=image&limit=200")).json()) as {
    _id: string;
    alt: { de: string };
  }[];
  return files.filter(({ alt }) => alt.de !== "").map(({ _id }) => _id);
}

/**
 * A public entry of the news, older than the demo's, so that the top of the list, which other tests need, does not
 * change.
 * @returns its path
 */
export async function publishNews(api: APIRequestContext, fields: Record<string, unknown>): Promise<string> {
  const publish_date = "2001-01-01T12:00:00.000Z";
  const answer = await api.post("/api/v0/entry", { data: { tags: ["Aktuelles"], publish_date, ...fields } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/Aktuelles/${((await answer.json()) as { _id: string })._id}`;
}
