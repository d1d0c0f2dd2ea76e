// Lets the service worker cache the cart's page and code for offline use.
import { cartPath } from "#contract/values/pages.ts";
import type { Read } from "../../offline/scope.ts";

export function keepCartPage(): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const read: Read = { page: cartPath, isDocument: false, resources: [] };
  worker.postMessage(read);
  // The worker caches the code that a page has loaded. Without a worker, only the offline cart is missing.
  import("./CartPage.tsx").catch(() => {});
}
