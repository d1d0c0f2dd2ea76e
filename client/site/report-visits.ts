// Reports pages that a visitor opens without loading a document, so that the server can count them.
import type { createBrowserRouter } from "react-router";

/** @param isWanted called with each page; signed-in users are not counted */
export function reportVisits(router: ReturnType<typeof createBrowserRouter>, isWanted: () => boolean): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== "idle" || pathname === shown) return;
    shown = pathname;
    // Requests only the page's head. The server checks the page's existence and the visitor's objection
    // (count-view.ts).
    if (isWanted()) fetch(pathname, { method: "HEAD", headers: { "x-visit": "1" }, keepalive: true }).catch(() => {});
  });
}
