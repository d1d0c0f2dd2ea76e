// Lets the service worker keep the page of the cart, so that it can be opened without a network.
import { cartPath } from "#contract/pages.ts";
import type { Read } from "../../offline/scope.ts";

export function keepCartPage(): void {
  const read: Read = { page: cartPath, isDocument: false, resources: [] };
  navigator.serviceWorker?.controller?.postMessage(read);
}
