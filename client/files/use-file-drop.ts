import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../ui/admin/notices.tsx";
import { type DroppedEntry, droppedEntries, filesOfEntries, hasFolder, mostDropped } from "./dropped-files.ts";

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}

export function useDroppedFiles(onFiles: (files: File[]) => void): (data: DataTransfer) => void {
  const { t } = useTranslation("files");
  const read = async (entries: readonly DroppedEntry[]): Promise<void> => {
    const { files, end } = await filesOfEntries(entries);
    const name = entries.find(({ isDirectory }) => isDirectory)?.name ?? "";
    if (end === "read") onFiles(files);
    else notify(t(`folder.${end}`, { name, max: mostDropped }), "bad");
  };
  return (data) => {
    if (hasFolder(data)) void read(droppedEntries(data));
    else onFiles([...data.files]);
  };
}

/** The handlers use the capture phase. Otherwise the text editor inside would insert the name of the file. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = useDroppedFiles(onFiles);
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
    take(event.dataTransfer);
  };
  return {
    "data-drop": isOver || undefined,
    onDragEnterCapture: over,
    onDragOverCapture: over,
    onDragLeave: leave,
    onDropCapture: drop,
  };
}
