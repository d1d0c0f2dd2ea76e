import { use, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { ReactEditor, useSlate } from "slate-react";
import { choiceId, Choices, markedAfter } from "./Choices.tsx";
import { type EditorFocus, useEditorFocus } from "./EditorFocus.tsx";
import styles from "./Floating.module.css";
import { Icon, type IconName } from "./icons.tsx";
import type { RichTextEditor } from "./nodes.ts";
import { cutAtCaret, PageBlocks } from "./PageBlocks.ts";
import { placeBelow, rangeOf, floatingRoot } from "./floating-place.ts";
import { runSlashItem, slashItems, slashQuery } from "./slash.ts";

export type SlashKeys = { press: (key: string) => boolean };

export function SlashMenu({ ref }: { ref: Ref<SlashKeys> }) {
  const { t } = useTranslation("editor");
  const editor = useSlate();
  const focus = useEditorFocus();
  const list = useId();
  const query = ReactEditor.isFocused(editor) ? slashQuery(editor) : null;
  const items = useItems(query);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const isOpen = query !== null && closedAt === null && items.length > 0;
  // After Escape, the menu stays closed while the caret is in this line.
  if (query === null && closedAt !== null) setClosedAt(null);
  const choose = (index: number): void => {
    const item = items[index];
    item?.run(editor, focus);
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
  // The effect runs after the render, because the position of the rendered text must be measured.
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
          <div ref={box} data-tool="" className={styles.floating}>
            <Choices
              id={list}
              label={t("slash.label")}
              choices={items.map(({ key, label, icon, isBlock }) => ({
                key,
                label,
                icon: <Icon name={icon} />,
                hint: isBlock && t("slash.block"),
              }))}
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

type Item = {
  key: string;
  label: string;
  icon: IconName;
  isBlock: boolean;
  run: (editor: RichTextEditor, focus: EditorFocus) => void;
};

/** Matches of the query: formats of the text first, then blocks of the page. Empty while the menu is closed. */
function useItems(query: string | null): Item[] {
  const { t } = useTranslation("editor");
  const page = use(PageBlocks);
  if (query === null) return [];
  const typed = query.toLowerCase();
  const formats = slashItems
    .filter(({ name }) => t(name).toLowerCase().includes(typed))
    .map((item): Item => {
      const { name, icon } = item;
      return { key: name, label: t(name), icon, isBlock: false, run: (on, focus) => runSlashItem(on, focus, item) };
    });
  if (!page) return formats;
  const blocks = page.find(query).map(({ kind, name }): Item => {
    const insert = (editor: RichTextEditor): void => {
      const cut = cutAtCaret(editor);
      if (cut) page.insert(kind, cut);
    };
    return { key: kind, label: name, icon: "block", isBlock: true, run: insert };
  });
  return [...formats, ...blocks];
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
