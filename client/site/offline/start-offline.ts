// Starts keeping what guests read, after everything that the first page needs.
import type { createBrowserRouter } from "react-router";

/** @param isGuest called when the page is idle */
export function startOffline(router: ReturnType<typeof createBrowserRouter>, isGuest: () => boolean): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = async (): Promise<void> => {
    if (isGuest()) (await import("./keep-reading.ts")).keepReading(router);
  };
  // Safari has no requestIdleCallback.
  const atRest = (): void => void ("requestIdleCallback" in window ? requestIdleCallback(begin) : setTimeout(begin));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
