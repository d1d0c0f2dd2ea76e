// An admin's requests past the browser: for tests that set up what visitors then see.
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { firstPassword } from "./prepare.ts";
import type { StartedSite } from "./site.ts";

const handle = "admin@example.org";
/** Of the admin, once one of these tests has set it. */
export const ownPassword = "Goldparmäne-im-Test-26";

/** Signed in; sets a password of the admin's own where the one of the first start still holds. */
export async function openAdminApi(
  { request }: PlaywrightWorkerArgs["playwright"],
  site: StartedSite,
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
  const signsIn = async (password: string): Promise<boolean> =>
    (await api.post("/api/v0/login", { data: { handle, password } })).ok();
  if (await signsIn(ownPassword)) return api;
  expect(await signsIn(firstPassword())).toBe(true);
  expect((await api.post("/api/v0/setPassword", { data: { old: firstPassword(), new: ownPassword } })).ok()).toBe(true);
  expect(await signsIn(ownPassword)).toBe(true);
  return api;
}

/** Ids of files of a kind, the newest first. */
export async function fileIdsOf(api: APIRequestContext, kind: string): Promise<string[]> {
  const files = (await (await api.get(`/api/v0/file?kind=${kind}&limit=40`)).json()) as { _id: string }[];
  return files.map(({ _id }) => _id);
}

/** A public entry of the news, older than the demo's: what other tests find at the top of the list stays. @returns its path */
export async function publishNews(api: APIRequestContext, fields: Record<string, unknown>): Promise<string> {
  const publish_date = "2001-01-01T12:00:00.000Z";
  const answer = await api.post("/api/v0/entry", { data: { tags: ["Aktuelles"], publish_date, ...fields } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/Aktuelles/${((await answer.json()) as { _id: string })._id}`;
}
