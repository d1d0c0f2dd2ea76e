import { findSubscription } from "../../site/offline/push-subscription.ts";

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  one instanceof ArrayBuffer && String(new Uint8Array(one)) === String(other);

export async function markOfBrowser(): Promise<string | null> {
  const subscription = await findSubscription();
  if (subscription === null) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

/**
 * Subscribes this browser at the push service. The site has only one service worker, which receives the notifications.
 * @throws if the browser returns no usable subscription
 */
export async function subscribe(siteKey: string): Promise<Subscribed> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(siteKey);
  const before = await pushManager.getSubscription();
  // A subscription with an older key of the site cannot receive notifications any more.
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  if (endpoint === undefined || !keys?.["p256dh"] || !keys["auth"]) throw new Error("a subscription without keys");
  return { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}
