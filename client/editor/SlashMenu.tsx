import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { ReactEditor, useSlate } from "slate-react";
import { choiceId, Choices, markedAfter } from "./Choices.tsx";
import { useEditorFocus } from "./EditorFocus.tsx";
import styles from "./Floating.module.css";
import { Icon } from "./icons.tsx";
import { placeBelow, rangeOf, floatingRoot } from "./floating-place.ts";
import { runSlashItem, slashItems, slashQuery } from "./slash.ts";

export type SlashKeys = { press: (key: string) => boolean };

export function SlashMenu({ ref }: { ref: Ref<SlashKeys> }) {
  const { t } = useTranslation("editor");
  const editor = useSlate();
  const focus = useEditorFocus();
  const list = useId();
  const query = ReactEditor.isFocused(editor) ? slashQuery(editor) : null;
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const words = query?.toLowerCase() ?? "";
  const items = slashItems.filter(({ name }) => t(name).toLowerCase().includes(words));
  const isOpen = query !== null && closedAt === null && items.length > 0;
  // After Escape, the menu stays closed while the caret is in this line.
  if (query === null && closedAt !== null) setClosedAt(null);
  const choose = (index: number): void => {
    const item = items[index];
    if (item) runSlashItem(editor, focus, item);
    setMarked(0);
  };
  const at = Math.min(marked, items.length - 1);
  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!isOpen) return false;
      const next = markedAfter(key, at, items.length);
      if (next !== undefined) setMarked(next);
      else if (key === "Enter" || key === "Tab") choose(at);
      else if (key === "Escape") setClosedAt(query);
      else return false;
      return true;
    },
  }));
  useFieldOf(isOpen, list, choiceId(list, at));
  const box = useRef<HTMLDivElement>(null);
  // The text must be rendered before the position can be measured.
  useLayoutEffect(() => {
    const range = isOpen && editor.selection ? rangeOf(editor, editor.selection) : null;
    if (range && box.current) Object.assign(box.current.style, placeBelow(range.getBoundingClientRect()));
  });
  return (
    <>
      {/* The status is outside the menu, because a live region must exist before its text changes. */}
      {createPortal(
        <p role="status" className="visually-hidden">
          {isOpen ? t("slash.found", { count: items.length }) : ""}
        </p>,
        floatingRoot(),
      )}
      {isOpen &&
        createPortal(
          <div ref={box} className={styles.floating}>
            <Choices
              id={list}
              label={t("slash.label")}
              choices={items.map(({ name, icon }) => ({ key: name, label: t(name), icon: <Icon name={icon} /> }))}
              marked={at}
              onMark={setMarked}
              onChoose={choose}
            />
          </div>,
          floatingRoot(),
        )}
    </>
  );
}

/** While the menu is open, ARIA attributes of the text field refer to the menu and to its marked choice. */
function useFieldOf(isOpen: boolean, list: string, marked: string | undefined): void {
  const editor = useSlate();
  useEffect(() => {
    if (!isOpen) return;
    const field = ReactEditor.toDOMNode(editor, editor);
    field.setAttribute("aria-controls", list);
    if (marked) field.setAttribute("aria-activedescendant", marked);
    return () => {
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  }, [editor, isOpen, list, marked]);
}
