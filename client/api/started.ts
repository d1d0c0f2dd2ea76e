import { useEffect } from "react";

/**
 * Marks the document as hydrated. The browser tests wait for this mark.
 * @param isComplete true if the client has loaded everything that it adds to the page for this viewer
 */
export function useStartedMark(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) document.documentElement.dataset["started"] = "";
  }, [isComplete]);
}
