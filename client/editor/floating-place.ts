import { type Range } from "slate";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "./nodes.ts";

const GAP = 8;

type Place = Partial<Record<"left" | "top" | "bottom", string>>;

/** null if the page does not show the range yet. */
export function rangeOf(editor: RichTextEditor, range: Range): globalThis.Range | null {
  try {
    return ReactEditor.toDOMRange(editor, range);
  } catch {
    return null;
  }
}

export function placeBelow({ left, bottom, top }: DOMRect): Place {
  const across = `clamp(${GAP}px, ${Math.round(left)}px, calc(100vw - 17rem))`;
  // Phones show their keyboard at the lower edge. So in the lower half of the window, the element is above the text.
  return bottom > window.innerHeight / 2
    ? { left: across, top: "auto", bottom: `${Math.round(window.innerHeight - top + GAP)}px` }
    : { left: across, top: `${Math.round(bottom + GAP)}px`, bottom: "auto" };
}

export function placeAbove({ left, width, top, bottom }: DOMRect, own: { width: number; height: number }): Place {
  const middle = left + width / 2 - own.width / 2;
  const across = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - own.width - GAP));
  const hasRoom = top - own.height - GAP > 64;
  return { left: `${Math.round(across)}px`, top: `${Math.round(hasRoom ? top - own.height - GAP : bottom + GAP)}px` };
}

/**
 * Menus and tools are added to the main landmark: screen readers find them there, and the styles of the text do not
 * apply.
 */
export function floatingRoot(): Element {
  return document.querySelector("main") ?? document.body;
}
