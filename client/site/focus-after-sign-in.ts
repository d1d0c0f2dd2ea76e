import { useEffect } from "react";

const SIGNED_IN = "signed-in";

/** Must be called before the browser leaves the login page. */
export function noteSignIn(): void {
  try {
    sessionStorage.setItem(SIGNED_IN, "");
  } catch {
    // If the storage is disabled, signing in still works. Only the focus does not move.
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

/** An element that already has the focus keeps it. @returns true if there is a heading */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  if (document.activeElement !== document.body) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** @param isComplete true if the client has loaded all parts of the page for this viewer */
export function useFocusAfterSignIn(isComplete: boolean): void {
  useEffect(() => {
    if (!isComplete || !takeSignIn() || focusHeading()) return;
    // A screen of the admin center has its heading only after its texts have loaded.
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isComplete]);
}
