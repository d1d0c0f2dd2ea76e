// Starts offline caching once the first page has everything that it needs.
import type { createBrowserRouter } from "react-router";

/** @param isGuest called when the page is idle */
export function startOffline(router: ReturnType<typeof createBrowserRouter>, isGuest: () => boolean): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => {
    if (!isGuest()) return;
    // If the code cannot be loaded, only offline reading is missing.
    import("./keep-reading.ts").then(
      ({ keepReading }) => keepReading(router),
      () => {},
    );
  };
  // Safari has no requestIdleCallback.
  const atRest = (): void => void ("requestIdleCallback" in window ? requestIdleCallback(begin) : setTimeout(begin));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
