import { useCallback, useRef, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ReactEditor } from "slate-react";
import { announce } from "../ui/admin/announce.ts";
import { handleHotkey, isPressed, keysHotkey, linkHotkey, pictureHotkey, tableHotkey } from "./commands.ts";
import { type OpenTool, useEditorFocus } from "./EditorFocus.tsx";
import { rangeOf } from "./floating-place.ts";
import type { RichTextEditor } from "./nodes.ts";
import { selectNow } from "./selected-now.ts";
import type { SlashKeys } from "./SlashMenu.tsx";
import { findFigure } from "./with-figures.ts";
import { handleListTab, listLevelOf } from "./with-lists.ts";
import { handleTableTab, insertTable } from "./with-tables.ts";

/** Handles shortcuts. After Escape, Tab leaves the text, even inside a list. */
export function useKeys(editor: RichTextEditor, slash: RefObject<SlashKeys | null>): (event: KeyboardEvent) => void {
  const focus = useEditorFocus();
  const isTabFree = useRef(false);
  const sayLevel = useSayLevel();
  return useCallback(
    (event) => {
      const press = event.nativeEvent;
      const tabLeaves = isTabFree.current;
      isTabFree.current = press.key === "Escape" || (tabLeaves && press.key === "Shift");
      if (press.isComposing) return;
      // A key event may arrive before the `selectionchange` event, so the selection is updated first.
      selectNow(editor);
      const tool = openedBy(press, editor);
      if (slash.current?.press(press.key)) isTabFree.current = false;
      else if (tool) focus.open(tool, editor);
      else if (isPressed(tableHotkey, press)) insertTable(editor);
      else if (press.altKey && press.key === "F10") focusToolbar(editor);
      else if (press.key === "Tab" ? tabLeaves || !handleTab(editor, press, sayLevel) : !handleHotkey(editor, press))
        return;
      event.preventDefault();
    },
    [editor, focus, slash, sayLevel],
  );
}

function openedBy(press: globalThis.KeyboardEvent, editor: RichTextEditor): OpenTool | null {
  if (isPressed(linkHotkey, press)) return "link";
  if (isPressed(keysHotkey, press)) return "keys";
  const isOnPicture = findFigure(editor) !== undefined;
  if (isPressed(pictureHotkey, press)) return isOnPicture ? "picture" : "pickPicture";
  return isOnPicture && press.key === "Enter" ? "picture" : null;
}

type SayLevel = (level: number) => void;

function useSayLevel(): SayLevel {
  const { t } = useTranslation("editor");
  return useCallback((level) => announce(level === 0 ? t("list.left") : t("list.level", { level })), [t]);
}

function handleTab(editor: RichTextEditor, press: globalThis.KeyboardEvent, sayLevel: SayLevel): boolean {
  if (handleTableTab(editor, press)) return true;
  if (!handleListTab(editor, press)) return false;
  sayLevel(listLevelOf(editor));
  return true;
}

function focusToolbar(editor: RichTextEditor): void {
  if (focusTools()) return;
  // While a text is out of sight, its tools are hidden. So the text is scrolled into view. The tools appear after the
  // scroll event of the next frame.
  const range = editor.selection && rangeOf(editor, editor.selection);
  const line = range?.startContainer.parentElement ?? ReactEditor.toDOMNode(editor, editor);
  line.scrollIntoView({ block: "center", behavior: "instant" });
  requestAnimationFrame(() => requestAnimationFrame(focusTools));
}

/** @returns false if the tools are hidden and cannot get the focus */
function focusTools(): boolean {
  const tool = document.querySelector<HTMLElement>("[data-text-tools][role=toolbar] button");
  tool?.focus();
  return tool !== null && document.activeElement === tool;
}
