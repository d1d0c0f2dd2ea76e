// The mark that the client has taken over the page that the server sent.
import { useEffect } from "react";

/**
 * Marks the document for those who must not look before: the browser tests.
 * @param isComplete whether all that the client adds to the page for this viewer is there
 */
export function useStartedMark(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) document.documentElement.dataset["started"] = "";
  }, [isComplete]);
}
