import type { createBrowserRouter } from "react-router";

export function startOffline(router: ReturnType<typeof createBrowserRouter>, isGuest: () => boolean): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => {
    if (!isGuest()) return;
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
