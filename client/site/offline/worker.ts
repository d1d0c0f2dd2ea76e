import type { WorkerBuild } from "#contract/values/worker-build.ts";
import { assetsOf, pagesOf, PICTURES } from "./cache-names.ts";
import { findPage, findPicture, keepResource, updateCachedPage } from "./kept.ts";
import { offlineAnswer } from "./offline-page.ts";
import { kindOf } from "./rules.ts";
import type { FetchEvent, Read, WorkerScope } from "./scope.ts";

/** The server writes this constant before the script. */
declare const build: WorkerBuild;

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const { version } = build;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

/**
 * A new worker replaces the old one immediately. Open pages can still load files of their older build from the network.
 */
async function install(): Promise<void> {
  await (await caches.open(assetsOf(version))).addAll(build.shell);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const own = new Set([assetsOf(version), pagesOf(version), PICTURES]);
  await Promise.all((await caches.keys()).filter((name) => !own.has(name)).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return;
  const kind = kindOf(url);
  if (request.mode === "navigate") event.respondWith(answerNavigation(event, url));
  else if (kind === "asset") event.respondWith(answerAsset(request));
  else if (kind === "picture") event.respondWith(answerPicture(request, url));
});

async function answerNavigation(event: FetchEvent, url: URL): Promise<Response> {
  let answer: Response;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await findPage(version, url)) ?? offlineAnswer(version, build.shell, url);
  }
  event.waitUntil(settled(answer, url).then(leaveIfUnwanted));
  return answer;
}

function settled(answer: Response, url: URL): Promise<void> {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  // Downloads are not cloned, because the browser would keep the whole clone in memory.
  return kindOf(url) === "page" || isHtml ? updateCachedPage(version, url, answer.clone()) : Promise.resolve();
}

/** Returns files of this build from the cache. Files of other builds come from the network. */
async function answerAsset(request: Request): Promise<Response> {
  if (isLeaving) return fetch(request);
  const kept = await (await caches.open(assetsOf(version))).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

async function answerPicture(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findPicture(url);
    if (kept) return kept;
    throw error;
  }
}

/** The content of a push message for an editor. The server writes the texts, because the worker has no translations. */
type Told = { title: string; body: string; path: string; tag: string; language: string };

worker.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, path, tag, language } = event.data.json() as Told;
  // A notification with the same tag replaces the earlier one and alerts again.
  const options = { body, tag, renotify: true, lang: language, data: path };
  event.waitUntil(worker.registration.showNotification(title, options));
});

// Browsers and push services may replace a subscription. Without a renewal, the editor would get no more notifications.
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));

/** The session cookie identifies the user. If the server does not know the subscription, the browser unsubscribes. */
async function renew(given: PushSubscription | null | undefined): Promise<void> {
  const { publicKey } = (await ask("siteKey")).result?.data ?? {};
  if (publicKey === undefined) return;
  const { pushManager } = worker.registration;
  const place = given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = place.toJSON();
  if (!(await ask("renew", { endpoint, keys })).result) await place.unsubscribe();
}

async function ask(name: "siteKey" | "renew", input = {}): Promise<{ result?: { data: { publicKey?: string } } }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`/trpc/notifications.${name}`, { method: "POST", headers, body: JSON.stringify(input) });
  return answer.json() as Promise<{ result?: { data: { publicKey?: string } } }>;
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(String(event.notification.data), origin)));
});

/**
 * Focuses a tab whose path starts with this path, or else opens a new tab. Other tabs stay on their page, because they
 * may have unsaved input.
 */
async function goTo({ origin: its, pathname, href }: URL): Promise<void> {
  if (its !== origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname.startsWith(pathname));
  await (open ? open.focus() : worker.clients.openWindow(href));
}

let isLeaving = false;
let keeping: Promise<void> = Promise.resolve();

/** Browsers keep the worker even if the site no longer has its script, so the worker unregisters itself. */
async function leaveIfUnwanted(): Promise<void> {
  const answer = await fetch("/sw.js", { cache: "no-cache" });
  if (answer.status !== 404 && answer.status !== 410) return;
  // `caches.open` would create a deleted cache again. So after `isLeaving` is set, no code may call `caches.open`.
  isLeaving = true;
  await worker.registration.unregister();
  await keeping;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  const read = event.data as Read;
  // If a page cannot be cached, later pages are still cached.
  keeping = keeping.then(() => keepRead(read)).catch(() => {});
  event.waitUntil(keeping);
});

async function keepRead({ page, isDocument, resources }: Read): Promise<void> {
  if (isLeaving) return;
  if (page !== null) await keepPage(new URL(page, origin), isDocument);
  for (const address of resources) {
    const url = new URL(address);
    const kind = url.origin === origin ? kindOf(url) : null;
    if (isLeaving) return;
    if (kind === "picture") await keepResource(PICTURES, kind, url);
    if (kind === "asset") await keepResource(assetsOf(version), kind, url);
  }
}

async function keepPage(url: URL, isDocument: boolean): Promise<void> {
  if (kindOf(url) !== "page" || (isDocument && (await findPage(version, url)))) return;
  await updateCachedPage(version, url, await fetch(url, { headers: { accept: "text/html" } }));
}
