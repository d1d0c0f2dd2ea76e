import { type Range } from "slate";
import { ReactEditor } from "slate-react";
import type { RichTextEditor } from "./nodes.ts";

const GAP = 8;

type Place = Partial<Record<"left" | "top" | "bottom", string>>;

/** @returns null if the range is not rendered yet */
export function rangeOf(editor: RichTextEditor, range: Range): globalThis.Range | null {
  try {
    return ReactEditor.toDOMRange(editor, range);
  } catch {
    return null;
  }
}

export function placeBelow({ left, bottom, top }: DOMRect): Place {
  const across = `clamp(${GAP}px, ${Math.round(left)}px, calc(100vw - 17rem))`;
  // On phones, the keyboard covers the lower part of the window. So below the middle, the popover is above the text.
  return bottom > window.innerHeight / 2
    ? { left: across, top: "auto", bottom: `${Math.round(window.innerHeight - top + GAP)}px` }
    : { left: across, top: `${Math.round(bottom + GAP)}px`, bottom: "auto" };
}

type Size = { width: number; height: number };
type Box = Pick<DOMRect, "left" | "top" | "bottom" | "width">;

/** The width of the '+' at the left above a text. The tools begin to the right of the '+'. */
const ADDER = 44;

/**
 * The position of the text's tools: above the selected words, or above the text if nothing is selected.
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
 * Menus and tools are rendered inside the main landmark, where screen readers find them. They are outside the text, so
 * that the text's styles do not apply to them.
 */
export function floatingRoot(): Element {
  return document.querySelector("main") ?? document.body;
}
