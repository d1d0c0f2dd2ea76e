import { useEffect } from "react";

export function useStartedMark(isComplete: boolean): void {
  useEffect(() => {
    if (isComplete) document.documentElement.dataset["started"] = "";
  }, [isComplete]);
}
