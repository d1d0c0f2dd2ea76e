// Registers the service worker, and reports to it what a guest has read.
import type { createBrowserRouter } from "react-router";
import type { Read } from "./scope.ts";

const addressesOf = (entries: PerformanceEntryList): string[] => entries.map(({ name }) => name);
const here = (): string => window.location.pathname + window.location.search;

export function keepReading(router: ReturnType<typeof createBrowserRouter>): void {
  const { serviceWorker } = navigator;
  const tell = (read: Read): void => serviceWorker.controller?.postMessage(read);
  const tellAll = (): void =>
    tell({ page: here(), isDocument: true, resources: addressesOf(performance.getEntriesByType("resource")) });

  // A worker of a new build begins with empty caches, as the first worker does.
  serviceWorker.addEventListener("controllerchange", tellAll);
  tellAll();
  new PerformanceObserver((list) =>
    tell({ page: null, isDocument: false, resources: addressesOf(list.getEntries()) }),
  ).observe({ type: "resource" });

  let told = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== "idle" || location.key === told) return;
    told = location.key;
    tell({ page: here(), isDocument: false, resources: [] });
  });

  // Without a worker the site works as before: the worker only adds offline reading.
  serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}
