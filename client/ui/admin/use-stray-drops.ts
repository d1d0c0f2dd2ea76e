// Prevents the browser from leaving the page when a file is dropped beside a drop target.
import { useEffect } from "react";

export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      const isFileInput = event.target instanceof HTMLInputElement && event.target.type === "file";
      if (event.defaultPrevented || isFileInput || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    const events = ["dragenter", "dragover", "drop"] as const;
    for (const name of events) window.addEventListener(name, refuse);
    return () => {
      for (const name of events) window.removeEventListener(name, refuse);
    };
  }, []);
}
