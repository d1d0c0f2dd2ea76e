// The toolbar that floats above the focused text, or above its selection. While the user types or selects, it fades, so
// that it hides nothing.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Range } from "slate";
import { ReactEditor } from "slate-react";
import { type FocusedEditor, useFocusedEditor } from "./EditorFocus.tsx";
import styles from "./Floating.module.css";
import { floatingRoot, placeTools, rangeOf } from "./floating-place.ts";
import type { RichTextEditor } from "./nodes.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useIsInText } from "./use-is-in-text.ts";

export function FloatingTools() {
  const focused = useFocusedEditor();
  const isInText = useIsInText();
  if (!focused) return null;
  return createPortal(<Floating focused={focused} isShown={isInText} />, floatingRoot());
}

function Floating({ focused: { editor, tool }, isShown }: { focused: FocusedEditor; isShown: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const isBusy = useIsBusy(editor);
  usePlace(box, editor, isShown);
  return (
    <div
      ref={box}
      role="presentation"
      data-tool=""
      className={`${styles.floating} ${styles.tools}`}
      data-is-away={!isShown || undefined}
      data-is-faded={(isBusy && tool === null) || undefined}
    >
      <Toolbar hasSteps={false} />
    </div>
  );
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && ([...key].length === 1 || ["Enter", "Backspace", "Delete"].includes(key));

/** True while the user types, or drags the mouse over the text. A mouse movement or any other key ends this state. */
function useIsBusy(editor: RichTextEditor): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const isInText = ({ target }: Event): boolean => target instanceof Node && ReactEditor.hasDOMNode(editor, target);
    const key = (event: KeyboardEvent): void => setIsBusy(isInText(event) && isTyped(event));
    const down = (event: PointerEvent): void => setIsBusy(isInText(event));
    const up = (): void => setIsBusy(false);
    const move = ({ buttons, movementX, movementY }: PointerEvent): void => {
      if (buttons === 0 && (movementX !== 0 || movementY !== 0)) setIsBusy(false);
    };
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointermove", move);
    return () => {
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointermove", move);
    };
  }, [editor]);
  return isBusy;
}

function usePlace(box: { current: HTMLDivElement | null }, editor: RichTextEditor, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = (): void => {
      if (!box.current) return;
      const found = placeTools(rectsOf(editor), box.current.getBoundingClientRect(), roomOf(window));
      Object.assign(box.current.style, found, { visibility: found ? "" : "hidden" });
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

function rectsOf(editor: RichTextEditor): { text: DOMRect; words: DOMRect | null } {
  const { selection } = editor;
  const isExpanded = selection !== null && Range.isExpanded(selection);
  return {
    text: ReactEditor.toDOMNode(editor, editor).getBoundingClientRect(),
    words: (isExpanded ? rangeOf(editor, selection)?.getBoundingClientRect() : null) ?? null,
  };
}

/** The part of the window between the site's header and the editor's panel. */
function roomOf({ innerHeight, innerWidth }: Window): DOMRect {
  const root = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(root.scrollPaddingTop) || 0;
  const bottom = innerHeight - (Number.parseFloat(root.getPropertyValue("--panel-room")) || 0);
  return new DOMRect(0, top, innerWidth, Math.max(0, bottom - top));
}
