// Bold, italic, underline, strike: what is on at the caret, and switching it by button or keys.
import { Editor } from "slate";
import { marks, type Mark, type RichTextEditor } from "./nodes.ts";

/** The key with Ctrl (on a Mac Cmd), and whether Shift goes with it. */
export const markHotkeys: Record<Mark, { key: string; shift: boolean }> = {
  bold: { key: "b", shift: false },
  italic: { key: "i", shift: false },
  underline: { key: "u", shift: false },
  strike: { key: "x", shift: true },
};

/** Whether text typed now, or all of the selection's beginning, has the mark. */
export function isMarkActive(editor: RichTextEditor, mark: Mark): boolean {
  return editor.selection !== null && Editor.marks(editor)?.[mark] === true;
}

/** Switches a mark of the selection, or of what is typed next. */
export function toggleMark(editor: RichTextEditor, mark: Mark): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Ctrl/Cmd+B, I, U and Ctrl/Cmd+Shift+X. Undo and redo are slate-react's own. @returns whether the key was one of them */
export function handleMarkHotkey(editor: RichTextEditor, press: KeyPress): boolean {
  if (press.ctrlKey === press.metaKey || press.altKey) return false;
  const hit = marks.find((mark) => markHotkeys[mark].key === press.key.toLowerCase() && markHotkeys[mark].shift === press.shiftKey);
  if (hit) toggleMark(editor, hit);
  return hit !== undefined;
}
