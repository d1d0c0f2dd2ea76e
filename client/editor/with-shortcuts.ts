// Converts Markdown to formatting during typing. Undo restores the Markdown characters.
import { Editor, Element, Node, Range, Transforms } from "slate";
import { HistoryEditor } from "slate-history";
import type { Mark, RichTextEditor } from "./nodes.ts";
import { findLine, setHeadingStyle, toggleQuote } from "./with-blocks.ts";
import { toggleList } from "./with-lists.ts";

type Act = (editor: RichTextEditor) => void;

/** Markdown at the beginning of a paragraph (`## `). Typing the space converts the paragraph. */
const blockSigns: Readonly<Record<string, Act>> = {
  "##": (editor) => setHeadingStyle(editor, "heading-1"),
  "###": (editor) => setHeadingStyle(editor, "heading-2"),
  "-": (editor) => toggleList(editor, "bulleted-list"),
  "*": (editor) => toggleList(editor, "bulleted-list"),
  "1.": (editor) => toggleList(editor, "numbered-list"),
  ">": toggleQuote,
};

/** Markdown around words (`**bold**`, `*italic*`). Typing the last character replaces the Markdown by the mark. */
const markSigns: readonly { pattern: RegExp; mark: Mark }[] = [
  { pattern: /(?:^|[\s(])(\*\*)([^\s*](?:[^*]*[^\s*])?)\*\*$/u, mark: "bold" },
  { pattern: /(?:^|[\s(])(\*)([^\s*](?:[^*]*[^\s*])?)\*$/u, mark: "italic" },
];

export type Steps = { before: () => void; after: () => void };
const held = new WeakMap<RichTextEditor, Steps>();

export function holdSteps(editor: RichTextEditor, steps: Steps): void {
  held.set(editor, steps);
}

export function asStep(editor: RichTextEditor, run: () => void): void {
  held.get(editor)?.before();
  HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, run));
  held.get(editor)?.after();
}

export function withShortcuts<E extends RichTextEditor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (text === " ") startBlock(editor);
    else if (text === "*") endMark(editor);
  };
  return editor;
}

/** The text before the caret in its line; null if there is no caret, or if text is selected. */
export function textBeforeCaret(editor: RichTextEditor): string | null {
  const line = editor.selection && Range.isCollapsed(editor.selection) ? findLine(editor) : undefined;
  if (!line || !editor.selection) return null;
  return Editor.string(editor, { anchor: Editor.start(editor, line[1]), focus: editor.selection.anchor });
}

function startBlock(editor: RichTextEditor): void {
  const line = findLine(editor);
  const written = textBeforeCaret(editor);
  const sign = written?.slice(0, -1) ?? "";
  const act = Object.hasOwn(blockSigns, sign) ? blockSigns[sign] : undefined;
  // Only a paragraph at the top level can become a quote.
  if (!line || !act || line[0].type !== "paragraph" || (act === toggleQuote && line[1].length > 1)) return;
  asStep(editor, () => {
    deleteBefore(editor, sign.length + 1);
    act(editor);
  });
}

function deleteBefore(editor: RichTextEditor, count: number): void {
  const { selection } = editor;
  const start = selection && Editor.before(editor, selection, { distance: count, unit: "character" });
  if (selection && start) Transforms.delete(editor, { at: { anchor: start, focus: selection.anchor } });
}

/** Works only within one text node, so that existing marks stay. */
function endMark(editor: RichTextEditor): void {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || isInLink(editor)) return;
  const { path, offset } = selection.anchor;
  const before = Node.string(Node.get(editor, path)).slice(0, offset);
  const found = markSigns
    .map(({ pattern, mark }) => ({ mark, match: pattern.exec(before) }))
    .find(({ match }) => match);
  if (!found?.match) return;
  const [, sign = "", words = ""] = found.match;
  const start = offset - words.length - 2 * sign.length;
  asStep(editor, () => {
    Transforms.delete(editor, { at: { anchor: { path, offset: offset - sign.length }, focus: { path, offset } } });
    Transforms.delete(editor, {
      at: { anchor: { path, offset: start }, focus: { path, offset: start + sign.length } },
    });
    const range = { anchor: { path, offset: start }, focus: { path, offset: start + words.length } };
    Transforms.select(editor, range);
    Editor.addMark(editor, found.mark, true);
    Transforms.collapse(editor, { edge: "end" });
    // Text typed next must not have the mark.
    Editor.removeMark(editor, found.mark);
  });
}

function isInLink(editor: RichTextEditor): boolean {
  return Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === "link" }) !== undefined;
}
