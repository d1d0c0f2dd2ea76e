import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { firstPassword } from "./site-data.ts";
import type { StartedSite } from "./site.ts";

const handle = "admin@example.org";
/** `openAdminApi` replaces the generated password of the admin with this one. */
export const ownPassword = "Goldparmäne-im-Test-26";

export async function openAdminApi(
  { request }: PlaywrightWorkerArgs["playwright"],
  site: StartedSite,
): Promise<APIRequestContext> {
  // Uses one connection per request. The site closes idle connections after 10 s, and a request at that moment would
  // fail.
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

export async function fileIdsOf(api: APIRequestContext, kind: string): Promise<string[]> {
  const files = (await (await api.get(`/api/v0/file?kind=${kind}&limit=40`)).json()) as { _id: string }[];
  return files.map(({ _id }) => _id);
}

/** The ids of images with alternative text. Other images have no accessible name, so they are left out. */
export async function describedImageIds(api: APIRequestContext): Promise<string[]> {
  const files = (await (await api.get("/api/v0/file?kind=image&limit=200")).json()) as {
    _id: string;
    alt: { de: string };
  }[];
  return files.filter(({ alt }) => alt.de !== "").map(({ _id }) => _id);
}

/**
 * Publishes news that is older than the demo's news, because other tests need the newest entries of the list.
 * @returns its path
 */
export async function publishNews(api: APIRequestContext, fields: Record<string, unknown>): Promise<string> {
  const publish_date = "2001-01-01T12:00:00.000Z";
  const answer = await api.post("/api/v0/entry", { data: { tags: ["Aktuelles"], publish_date, ...fields } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/Aktuelles/${((await answer.json()) as { _id: string })._id}`;
}
