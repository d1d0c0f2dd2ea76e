import { useEffect } from "react";

/**
 * Marks the document as started. Browser tests wait for this mark.
 * @param isComplete true if the client has loaded all parts of the page for this viewer
 */
export function useStartedMark(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) document.documentElement.dataset["started"] = "";
  }, [isComplete]);
}
