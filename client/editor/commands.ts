import type { RichTextEditor } from "./nodes.ts";
import { isQuoteActive, toggleQuote } from "./with-blocks.ts";
import { findListType, toggleList } from "./with-lists.ts";
import { isMarkActive, toggleMark } from "./with-marks.ts";

export const commandNames = [
  "bold",
  "italic",
  "underline",
  "strike",
  "bulletedList",
  "numberedList",
  "quote",
  "undo",
  "redo",
] as const;
export type CommandName = (typeof commandNames)[number];

/**
 * A key pressed with Ctrl, or with Cmd on a Mac. Digits are recognised by key code, because Shift changes the
 * character.
 */
export type Hotkey = { key: string; shift: boolean };

export type Command = {
  hotkey: Hotkey;
  isActive?: (editor: RichTextEditor) => boolean;
  isPossible?: (editor: RichTextEditor) => boolean;
  run: (editor: RichTextEditor) => void;
};

function mark(name: Parameters<typeof toggleMark>[1], key: string, shift = false): Command {
  return {
    hotkey: { key, shift },
    isActive: (editor) => isMarkActive(editor, name),
    run: (editor) => toggleMark(editor, name),
  };
}

function list(type: Parameters<typeof toggleList>[1], key: string): Command {
  return {
    hotkey: { key, shift: true },
    isActive: (editor) => findListType(editor) === type,
    run: (editor) => toggleList(editor, type),
  };
}

export const commands: Record<CommandName, Command> = {
  bold: mark("bold", "B"),
  italic: mark("italic", "I"),
  underline: mark("underline", "U"),
  strike: mark("strike", "X", true),
  bulletedList: list("bulleted-list", "8"),
  numberedList: list("numbered-list", "7"),
  quote: { hotkey: { key: "9", shift: true }, isActive: isQuoteActive, run: toggleQuote },
  undo: {
    hotkey: { key: "Z", shift: false },
    isPossible: (editor) => editor.history.undos.length > 0,
    run: (editor) => editor.undo(),
  },
  redo: {
    hotkey: { key: "Z", shift: true },
    isPossible: (editor) => editor.history.redos.length > 0,
    run: (editor) => editor.redo(),
  },
};

export const linkHotkey: Hotkey = { key: "K", shift: false };
export const pictureHotkey: Hotkey = { key: "6", shift: true };
export const tableHotkey: Hotkey = { key: "5", shift: true };
export const keysHotkey: Hotkey = { key: "0", shift: true };

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** True if the key was pressed with Ctrl or Cmd. AltGr does not count, although Windows reports it as Ctrl+Alt. */
export function isPressed({ key, shift }: Hotkey, press: KeyPress): boolean {
  if (press.ctrlKey === press.metaKey || press.altKey || press.shiftKey !== shift) return false;
  return press.key.toUpperCase() === key || press.code === `Digit${key}`;
}

export function handleHotkey(editor: RichTextEditor, press: KeyPress): boolean {
  // Ctrl+Y is the usual shortcut for redo on Windows.
  const name = isPressed({ key: "Y", shift: false }, press)
    ? "redo"
    : commandNames.find((each) => isPressed(commands[each].hotkey, press));
  if (name) commands[name].run(editor);
  return name !== undefined;
}
