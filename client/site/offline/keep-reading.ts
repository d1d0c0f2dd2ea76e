// Registers the service worker, and tells it what a guest has read.
import type { createBrowserRouter } from "react-router";
import type { Read } from "./scope.ts";

const addressesOf = (entries: PerformanceEntryList): string[] => entries.map(({ name }) => name);
const here = (): string => window.location.pathname + window.location.search;

export function keepReading(router: ReturnType<typeof createBrowserRouter>): void {
  const { serviceWorker } = navigator;
  const tell = (read: Read): void => serviceWorker.controller?.postMessage(read);
  const tellAll = (): void =>
    tell({ page: here(), isDocument: true, resources: addressesOf(performance.getEntriesByType("resource")) });

  // The first worker, and that of a new build, begin with nothing.
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

  // A browser that refuses reads as before: the worker adds to the site, it carries nothing.
  serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}
