// Signing in loads a new document. Its heading takes the focus, so that reading starts there and not above the menus.
import { useEffect } from "react";

const SIGNED_IN = "signed-in";

/** Must be called before the next page is loaded. */
export function noteSignIn(): void {
  try {
    sessionStorage.setItem(SIGNED_IN, "");
  } catch {
    // Without storage, signing in works, and the focus starts at the top of the document.
  }
}

function takeSignIn(): boolean {
  try {
    const isNoted = sessionStorage.getItem(SIGNED_IN) !== null;
    sessionStorage.removeItem(SIGNED_IN);
    return isNoted;
  } catch {
    return false;
  }
}

/** @returns true if there is a heading. An element that already has the focus keeps it. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  if (document.activeElement !== document.body) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** @param isComplete true if the client has loaded everything that it adds to the page for this viewer */
export function useFocusAfterSignIn(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || !takeSignIn() || focusHeading()) return;
    // A screen of the admin center renders its heading only after its texts have loaded.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isComplete]);
}
