import type { createBrowserRouter } from "react-router";
import type { Read } from "./scope.ts";

const addressesOf = (entries: PerformanceEntryList): string[] => entries.map(({ name }) => name);
const here = (): string => window.location.pathname + window.location.search;

export function keepReading(router: ReturnType<typeof createBrowserRouter>): void {
  const { serviceWorker } = navigator;
  const tell = (read: Read): void => serviceWorker.controller?.postMessage(read);
  const tellAll = (): void =>
    tell({ page: here(), isDocument: true, resources: addressesOf(performance.getEntriesByType("resource")) });

  // The worker of a new build has no cached pages, so the open page is reported again.
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

  // Without the service worker, the site works, but not offline.
  serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
}
