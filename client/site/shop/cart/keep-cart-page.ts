// Lets the service worker keep the page of the cart with its code, so that it can be opened without a network.
import { cartPath } from "#contract/values/pages.ts";
import type { Read } from "../../offline/scope.ts";

export function keepCartPage(): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const read: Read = { page: cartPath, isDocument: false, resources: [] };
  worker.postMessage(read);
  // The worker keeps what a page has loaded. Without it there is no cart offline, and nothing else is lost.
  import("./CartPage.tsx").catch(() => {});
}
