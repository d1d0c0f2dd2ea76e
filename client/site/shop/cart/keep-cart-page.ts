import { cartPath } from "#contract/values/pages.ts";
import type { Read } from "../../offline/scope.ts";

export function keepCartPage(): void {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const read: Read = { page: cartPath, isDocument: false, resources: [] };
  worker.postMessage(read);
  // The worker caches code that a page has loaded. If caching fails, only the offline cart does not work.
  import("./CartPage.tsx").catch(() => {});
}
