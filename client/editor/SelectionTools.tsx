// Tools that float beside a selection made with a mouse. For keyboard and touch there is the toolbar.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Group } from "react-aria-components";
import { Range } from "slate";
import { ReactEditor, useSlate } from "slate-react";
import { commands, linkHotkey } from "./commands.ts";
import { useEditorFocus } from "./EditorFocus.tsx";
import styles from "./Floating.module.css";
import { placeAbove, rangeOf, floatingRoot } from "./floating-place.ts";
import type { RichTextEditor } from "./nodes.ts";
import { ToolButton } from "./ToolButton.tsx";
import bar from "./Toolbar.module.css";
import { findLink } from "./with-links.ts";

const shown = ["bold", "italic", "underline", "strike"] as const;

export function SelectionTools() {
  const { t } = useTranslation("editor");
  const editor = useSlate();
  const focus = useEditorFocus();
  const isByMouse = useIsByMouse(editor);
  const isExpanded = editor.selection !== null && Range.isExpanded(editor.selection);
  const box = useRef<HTMLDivElement>(null);
  const isShown = isByMouse && isExpanded && ReactEditor.isFocused(editor);
  usePlace(box, editor, isShown);
  if (!isShown) return null;
  return createPortal(
    <div
      ref={box}
      role="presentation"
      className={`${styles.floating} ${styles.tools}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group aria-label={t("selection")} className={bar.group ?? ""}>
        {shown.map((name) => (
          <ToolButton
            key={name}
            icon={name}
            label={t(`command.${name}`)}
            hotkey={commands[name].hotkey}
            isOn={commands[name].isActive?.(editor) ?? false}
            isDisabled={false}
            onPress={() => commands[name].run(editor)}
          />
        ))}
        <ToolButton
          icon="link"
          label={t("command.link")}
          hotkey={linkHotkey}
          isOn={findLink(editor) !== undefined}
          isDisabled={false}
          onPress={() => focus.open("link", editor)}
        />
      </Group>
    </div>,
    floatingRoot(),
  );
}

/** True if the user made the selection with a mouse and has released the button. Any key resets this. */
function useIsByMouse(editor: RichTextEditor): boolean {
  const [isByMouse, setIsByMouse] = useState(false);
  useEffect(() => {
    const down = (event: PointerEvent): void => {
      const isInText = event.target instanceof Node && ReactEditor.hasDOMNode(editor, event.target, { editable: true });
      if (isInText) setIsByMouse(false);
    };
    const up = ({ pointerType }: PointerEvent): void => {
      const { selection } = editor;
      if (pointerType === "mouse" && selection && ReactEditor.isFocused(editor)) setIsByMouse(true);
    };
    const key = (): void => setIsByMouse(false);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", up);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("keydown", key);
    };
  }, [editor]);
  return isByMouse;
}

function usePlace(box: { current: HTMLDivElement | null }, editor: RichTextEditor, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = (): void => {
      const { selection } = editor;
      if (!box.current || !selection) return;
      const rect = rangeOf(editor, selection)?.getBoundingClientRect();
      if (rect) Object.assign(box.current.style, placeAbove(rect, box.current.getBoundingClientRect()));
    };
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  });
}
