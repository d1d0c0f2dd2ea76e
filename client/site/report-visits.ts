// Reports the pages that the router opens without a request to the server, so that the server counts them.
import type { createBrowserRouter } from "react-router";

/** @param isWanted called for each page; returns false for signed-in users, who are not counted */
export function reportVisits(router: ReturnType<typeof createBrowserRouter>, isWanted: () => boolean): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== "idle" || pathname === shown) return;
    shown = pathname;
    // The request needs no body. The server checks that the page exists and that the visitor has not objected
    // (count-view.ts).
    if (isWanted()) fetch(pathname, { method: "HEAD", headers: { "x-visit": "1" }, keepalive: true }).catch(() => {});
  });
}
