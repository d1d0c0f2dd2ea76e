// One text that is edited on the page: HTML in, HTML out.
import { use, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { Editor } from "slate";
import { Editable, ReactEditor, Slate, type RenderPlaceholderProps } from "slate-react";
import { handleHotkey, isPressed, linkHotkey } from "./commands.ts";
import { createRichTextEditor } from "./create-editor.ts";
import { useEditorFocus } from "./EditorFocus.tsx";
import { deserialize } from "./html-read.ts";
import { parseHtml } from "./html-tree.ts";
import { serialize } from "./html-write.ts";
import { PageHistory, type PageHistorySteps } from "./PageHistory.ts";
import { replaceDocument } from "./replace-document.ts";
import type { Block, RichTextEditor } from "./nodes.ts";
import { renderElement, renderLeaf } from "./RichTextElement.tsx";
import styles from "./RichText.module.css";
import { handleListTab } from "./with-lists.ts";

export type RichTextProps = {
  /** As stored. A value other than the last one passed to `onChange` replaces the document, which then has no history. */
  html: string;
  /** Called when a person changed the text, never on opening; `html` is expected to follow. */
  onChange: (html: string) => void;
  /** Its accessible name. */
  label: string;
  placeholder: string;
  onFocus?: () => void;
  autoFocus?: boolean;
};

function htmlOf(editor: RichTextEditor): string {
  return serialize(editor.children as Block[]);
}

/**
 * The HTML of each editor as the outside knows it; at first the HTML of the unchanged document: opening is no change.
 */
const knownHtml = new WeakMap<RichTextEditor, string>();

/** Steps back and forward are the page's, if it has some: buttons, keys and the browser's own menu use these. */
function hold(html: string, page: PageHistorySteps | null): RichTextEditor {
  const editor = createRichTextEditor(html, parseHtml);
  if (page) Object.assign(editor, { undo: page.undo, redo: page.redo });
  knownHtml.set(editor, htmlOf(editor));
  return editor;
}

/** An editor that holds `html`: its own output, or what replaces it. */
function useEditorFor(html: string): RichTextEditor {
  const page = use(PageHistory);
  const [editor] = useState(() => hold(html, page));
  const given = useRef(html);
  useLayoutEffect(() => {
    if (given.current === html) return;
    given.current = html;
    const now = htmlOf(editor);
    if (html === now || serialize(deserialize(parseHtml(html))) === now) return;
    replaceDocument(editor, deserialize(parseHtml(html)));
    knownHtml.set(editor, htmlOf(editor));
  }, [editor, html]);
  return editor;
}

/** The text field of the editor; used inside an EditorFocusProvider, together with a Toolbar. */
export function RichText({ html, onChange, label, placeholder, onFocus, autoFocus = false }: RichTextProps) {
  const editor = useEditorFor(html);
  const focus = useEditorFocus();
  const onKeyDown = useKeys(editor);

  useEffect(() => () => focus.forget(editor), [focus, editor]);
  useEffect(() => {
    if (!autoFocus) return;
    ReactEditor.focus(editor);
    editor.select(Editor.end(editor, []));
  }, [autoFocus, editor]);

  function changed(): void {
    if (ReactEditor.isFocused(editor) || focus.read()?.editor === editor) focus.show(editor);
    if (!editor.operations.some((operation) => operation.type !== "set_selection")) return;
    const next = htmlOf(editor);
    if (next === knownHtml.get(editor)) return;
    knownHtml.set(editor, next);
    onChange(next);
  }

  return (
    <Slate editor={editor} initialValue={editor.children} onChange={changed}>
      <Editable
        className={styles.text}
        aria-label={label}
        aria-multiline="true"
        aria-placeholder={placeholder}
        role="textbox"
        placeholder={placeholder}
        renderPlaceholder={renderPlaceholder}
        renderElement={renderElement}
        renderLeaf={renderLeaf}
        onFocus={() => {
          focus.show(editor);
          onFocus?.();
        }}
        onKeyDown={onKeyDown}
      />
    </Slate>
  );
}

/** Keys beyond typing. After Escape, Tab leaves the text even from inside a list. */
function useKeys(editor: RichTextEditor): (event: KeyboardEvent) => void {
  const focus = useEditorFocus();
  const isTabFree = useRef(false);
  return (event) => {
    const press = event.nativeEvent;
    const tabLeaves = isTabFree.current;
    isTabFree.current = press.key === "Escape" || (tabLeaves && press.key === "Shift");
    if (press.isComposing) return;
    if (isPressed(linkHotkey, press)) focus.open("link", editor);
    else if (press.key === "Tab" ? tabLeaves || !handleListTab(editor, press) : !handleHotkey(editor, press)) return;
    event.preventDefault();
  };
}

function renderPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  // Slate's own placeholder colour has too little contrast.
  return (
    <span {...attributes} className={styles.placeholder} style={{ ...attributes.style, opacity: 1 }}>
      {children}
    </span>
  );
}
