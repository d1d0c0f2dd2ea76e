// A file that is dropped beside a place for files: the browser would leave the page, and open the file.
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
