// Accepts files that are dropped from the desktop onto a part of the page; a button beside it does the same.
import { type DragEvent, useState } from "react";

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}

/** Handlers in the capture phase, because the text editor inside would insert the file's name. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  };
  const leave = (event: DragEvent): void => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return {
    "data-drop": isOver || undefined,
    onDragEnterCapture: over,
    onDragOverCapture: over,
    onDragLeave: leave,
    onDropCapture: drop,
  };
}
