import { useEffectEvent, useState, type ClipboardEvent, type DragEvent } from "react";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "./nodes.ts";
import { selectNow } from "./selected-now.ts";
import type { PastedFiles } from "./use-pasted-files.ts";

type FileEvents = {
  onPaste: (event: ClipboardEvent) => boolean;
  onDrop: (event: DragEvent) => boolean;
};

export function useFileEvents(
  editor: RichTextEditor,
  { paste, drop }: Pick<PastedFiles, "paste" | "drop">,
): FileEvents {
  const pasteNow = useEffectEvent(paste);
  const dropNow = useEffectEvent(drop);
  return useState<FileEvents>(() => ({
    onPaste: (event) => {
      selectNow(editor);
      const isTaken = pasteNow(event.clipboardData);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
    onDrop: (event) => {
      if (!event.dataTransfer.types.includes("Files")) return false;
      event.preventDefault();
      const at = ReactEditor.findEventRange(editor, event, { suppressThrow: true });
      if (at) editor.select(at);
      dropNow(event.dataTransfer);
      return true;
    },
  }))[0];
}
