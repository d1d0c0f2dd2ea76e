// Signing in loads another page: its heading gets the focus, so that reading begins there and not above the menus.
import { useEffect } from "react";

const SIGNED_IN = "signed-in";

/** Before the page is loaded. A browser that stores nothing can sign in as well. */
export function noteSignIn(): void {
  try {
    sessionStorage.setItem(SIGNED_IN, "");
  } catch {
    // The focus begins at the document then.
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

/** @returns whether there is a heading; who has gone elsewhere meanwhile keeps the focus */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  if (document.activeElement !== document.body) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** @param isComplete whether the client has loaded everything that it adds to the page for this viewer */
export function useFocusAfterSignIn(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || !takeSignIn() || focusHeading()) return;
    // A screen of the center draws its heading when its texts are there.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isComplete]);
}
