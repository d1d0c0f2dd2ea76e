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

type Size = { width: number; height: number };
type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width">;

/** The width of the '+' at the left above a text. The tools begin beside it. */
const ADDER = 44;

/**
 * The place of the text's tools: above the selected words, else above the text, and always in the free room.
 * @param room the area between the site's header and the editor's panel
 * @returns null if the text is out of sight
 */
export function placeTools({ text, words }: { text: Box; words: Box | null }, own: Size, room: Box): Place | null {
  const target = words ?? text;
  if (target.bottom < room.top || target.top > room.bottom) return null;
  const wanted = words ? words.left + words.width / 2 - own.width / 2 : text.left + ADDER;
  const left = Math.max(GAP, Math.min(wanted, room.width - own.width - GAP));
  return { left: `${Math.round(left)}px`, top: `${Math.round(topOf(target, words !== null, own.height, room))}px` };
}

function topOf(target: Box, isSelection: boolean, height: number, room: Box): number {
  const above = target.top - height - GAP;
  if (above >= room.top) return above;
  const below = target.bottom + GAP;
  return isSelection && below + height <= room.bottom ? below : room.top;
}

/**
 * Menus and tools are added to the main landmark: screen readers find them there, and the styles of the text do not
 * apply.
 */
export function floatingRoot(): Element {
  return document.querySelector("main") ?? document.body;
}
