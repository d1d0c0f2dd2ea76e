// Reports pages to which a guest walks without loading them: the server counts them like those that it sends.
import type { createBrowserRouter } from "react-router";

/** @param isWanted called with each page; a signed-in user is not counted */
export function reportVisits(router: ReturnType<typeof createBrowserRouter>, isWanted: () => boolean): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== "idle" || pathname === shown) return;
    shown = pathname;
    // Only the head of the page; whether it is there, and whether somebody objects, the server knows (count-view.ts).
    if (isWanted()) fetch(pathname, { method: "HEAD", headers: { "x-visit": "1" }, keepalive: true }).catch(() => {});
  });
}
