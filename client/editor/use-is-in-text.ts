import { useEffect, useState } from "react";
import { ReactEditor } from "slate-react";
import { useFocusedEditor } from "./EditorFocus.tsx";
import type { RichTextEditor } from "./nodes.ts";

/** The toolbar and the menus of its tools. */
const tools = "[data-text-tools]";

/**
 * True while the focus is in a text or in the text's tools. Stays true while another window has the focus, and while an
 * opened tool waits for its dialog.
 */
export function useIsInText(): boolean {
  const focused = useFocusedEditor();
  const editor = focused?.editor ?? null;
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = (): void => setIsIn(editor !== null && hasFocus(editor));
    // A closing menu returns the focus one frame later, so the check must wait.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    };
    look();
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", later);
    };
  }, [editor]);
  return focused !== null && (isIn || focused.tool !== null);
}

function hasFocus(editor: RichTextEditor): boolean {
  const active = document.activeElement;
  if (!active) return false;
  return ReactEditor.hasDOMNode(editor, active) || active.closest(tools) !== null;
}
