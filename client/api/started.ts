// Marks that the client has hydrated the page from the server.
import { useEffect } from "react";

/**
 * Marks the document for the browser tests, which wait for it.
 * @param isComplete true if the client has loaded everything that it adds to the page for this viewer
 */
export function useStartedMark(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) document.documentElement.dataset["started"] = "";
  }, [isComplete]);
}
