import { memo, use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Editor } from "slate";
import { Editable, ReactEditor, Slate, useSlate, type RenderPlaceholderProps } from "slate-react";
import { limits } from "#contract/values/limits.ts";
import type { TextAround } from "./checks/find-checks.ts";
import { TextChecks } from "./checks/TextChecks.tsx";
import { createRichTextEditor } from "./create-editor.ts";
import { useEditorFocus } from "./EditorFocus.tsx";
import { deserialize } from "./html-read.ts";
import { parseHtml } from "./html-tree.ts";
import { serialize } from "./html-write.ts";
import { PageHistory, type PageHistorySteps } from "./PageHistory.ts";
import { PastedUploads } from "./PastedUploads.tsx";
import { replaceDocument } from "./replace-document.ts";
import type { Block, RichTextEditor } from "./nodes.ts";
import { renderElement, renderLeaf } from "./RichTextElement.tsx";
import styles from "./RichText.module.css";
import { useSelectedNow } from "./selected-now.ts";
import { SlashMenu, type SlashKeys } from "./SlashMenu.tsx";
import { useFileEvents } from "./use-file-events.ts";
import { useKeys } from "./use-keys.ts";
import { usePastedFiles } from "./use-pasted-files.ts";
import { holdSteps } from "./with-shortcuts.ts";

export type RichTextProps = {
  /**
   * Stored HTML. If the value differs from the last output of `onChange`, the value replaces the editor's document and
   * clears the history.
   */
  html: string;
  /**
   * Called when the user has changed the text. The parent must then pass the new HTML as `html`.
   * @param isStep true if the change is a separate undo step
   */
  onChange: (html: string, isStep: boolean) => void;
  label: string;
  placeholder: string;
  lang?: "de" | "en";
  autoFocus?: boolean;
  /** Context of the page for the checks of the text. Without it, headings and pictures are not checked. */
  around?: TextAround;
};

const alone = { hasHeading: true, undescribed: [] };

function htmlOf(editor: RichTextEditor): string {
  return serialize(editor.children as Block[]);
}

const knownHtml = new WeakMap<RichTextEditor, string>();

/** If the page has a shared history, it replaces the editor's own history for buttons, keys and the browser's menu. */
function hold(html: string, page: PageHistorySteps | null): RichTextEditor {
  const editor = createRichTextEditor(html, parseHtml);
  if (page) Object.assign(editor, { undo: page.undo, redo: page.redo });
  knownHtml.set(editor, htmlOf(editor));
  return editor;
}

/** Returns the editor for `html`. HTML that is not the editor's own output replaces the document. */
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

const Field = memo(Editable);

export function RichText(props: RichTextProps) {
  const { html, onChange, label, placeholder, lang = "de", autoFocus = false, around = { ...alone, lang } } = props;
  const editor = useEditorFor(html);
  const focus = useEditorFocus();
  const slash = useRef<SlashKeys>(null);
  const onKeyDown = useKeys(editor, slash);
  const onFocus = useCallback(() => focus.show(editor), [focus, editor]);
  const pasted = usePastedFiles(editor);
  const { onPaste, onDrop } = useFileEvents(editor, pasted);
  const isStep = useRef(false);
  useSelectedNow(editor);

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
    const isOwnStep = isStep.current;
    isStep.current = false;
    if (next === knownHtml.get(editor)) return;
    knownHtml.set(editor, next);
    onChange(next, isOwnStep);
  }
  const tellNow = useEffectEvent((): void => {
    const next = htmlOf(editor);
    if (next === knownHtml.get(editor)) return;
    knownHtml.set(editor, next);
    onChange(next, false);
  });
  useEffect(() => holdSteps(editor, { before: () => tellNow(), after: () => void (isStep.current = true) }), [editor]);

  return (
    <Slate editor={editor} initialValue={editor.children} onChange={changed}>
      <Field
        className={styles.text}
        aria-label={label}
        aria-multiline="true"
        aria-placeholder={placeholder}
        role="textbox"
        placeholder={placeholder}
        renderPlaceholder={renderPlaceholder}
        renderElement={renderElement}
        renderLeaf={renderLeaf}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onDrop={onDrop}
        lang={lang}
        spellCheck
      />
      <PastedUploads items={pasted.items} />
      <SlashMenu ref={slash} />
      <Count editor={editor} />
      <TextChecks html={html} around={around} />
    </Slate>
  );
}

function Count({ editor }: { editor: RichTextEditor }) {
  const { t } = useTranslation("editor");
  useSlate();
  const used = htmlOf(editor).length;
  if (used < limits.contentBlockLength * 0.9) return null;
  return (
    <p role="status" className={styles.count}>
      {t("count", { used, max: limits.contentBlockLength })}
    </p>
  );
}

function renderPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  // Slate's own placeholder has too little contrast.
  return (
    <span {...attributes} className={styles.placeholder} style={{ ...attributes.style, opacity: 1 }}>
      {children}
    </span>
  );
}
