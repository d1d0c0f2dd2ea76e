import { Editor, Element, type NodeEntry, Path, Point, Range, Transforms } from "slate";
import { isSafeUrl } from "#contract/values/link-address.ts";
import type { LinkElement, RichTextEditor } from "./nodes.ts";

const isLink = (node: unknown): node is LinkElement => Element.isElement(node) && node.type === "link";

export function findLink(editor: RichTextEditor): LinkElement | undefined {
  return editor.selection ? Editor.above(editor, { match: isLink })?.[0] : undefined;
}

/**
 * Links the selection, or changes the link at the caret. If the caret is outside a link, a new link is inserted.
 * @param words text of an inserted link; by default the address itself
 */
export function setLink(
  editor: RichTextEditor,
  href: string,
  words: string = href.replace(/^mailto:([^?]*).*|^tel:/su, "$1"),
): void {
  if (!editor.selection || !isSafeUrl(href)) return;
  const inside = findLink(editor);
  Editor.withoutNormalizing(editor, () => {
    if (inside && editor.selection && Range.isCollapsed(editor.selection)) {
      Transforms.setNodes(editor, { href }, { match: isLink });
    } else if (editor.selection && Range.isCollapsed(editor.selection)) {
      Transforms.insertNodes(editor, { type: "link", href, children: [{ text: words }] });
      Transforms.move(editor, { unit: "offset" });
    } else {
      const link = inside && Editor.above(editor, { match: isLink });
      // A selection inside a link changes the whole link. A larger selection gets a new link.
      if (link && editor.selection && isInside(editor.selection, link[1]))
        Transforms.setNodes(editor, { href }, { at: link[1] });
      else {
        Transforms.unwrapNodes(editor, { match: isLink, split: true });
        Transforms.wrapNodes(editor, { type: "link", href, children: [] }, { split: true });
        Transforms.collapse(editor, { edge: "end" });
      }
    }
  });
}

function isInside(range: Range, path: Path): boolean {
  return Path.isAncestor(path, range.anchor.path) && Path.isAncestor(path, range.focus.path);
}

export function removeLink(editor: RichTextEditor): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** If the caret is at the end of a link, moves it behind the link. Inserted text is then not linked. */
export function leaveLinkAtItsEnd(editor: RichTextEditor): void {
  const link = linkAtCaret(editor);
  if (link && editor.selection && Editor.isEnd(editor, editor.selection.anchor, link[1])) moveBehind(editor, link[1]);
}

export function leaveLink(editor: RichTextEditor): void {
  const link = linkAtCaret(editor);
  if (link) moveBehind(editor, link[1]);
}

function linkAtCaret(editor: RichTextEditor): NodeEntry<LinkElement> | undefined {
  const { selection } = editor;
  return selection && Range.isCollapsed(selection) ? Editor.above(editor, { match: isLink }) : undefined;
}

/** In a normalised document, each link is followed by a text node, which may be empty. */
function moveBehind(editor: RichTextEditor, link: Path): void {
  Transforms.select(editor, Editor.start(editor, Path.next(link)));
}

/**
 * A space typed at the end of a link is not part of the link. Text typed over all words of a link replaces the words.
 * Until the caret moves, typed spaces belong to the new words.
 */
export function withLinks<E extends RichTextEditor>(editor: E): E {
  const { insertText } = editor;
  let endOfNewWords: Point | null = null;
  editor.insertText = (text, options) => {
    const { selection } = editor;
    const link = wholeLink(editor);
    const isBlank = /^\s/u.test(text);
    const replaces = link !== null && !isBlank;
    const continues =
      endOfNewWords !== null &&
      selection !== null &&
      Range.isCollapsed(selection) &&
      Point.equals(selection.anchor, endOfNewWords);
    if (replaces) {
      Editor.withoutNormalizing(editor, () => {
        // An empty link would be removed, so the new words are inserted before the old ones are deleted.
        const old = Editor.range(editor, link);
        Transforms.select(editor, Editor.end(editor, link));
        insertText(text, options);
        Transforms.delete(editor, { at: old });
      });
    } else {
      if (isBlank && !continues) leaveLinkAtItsEnd(editor);
      insertText(text, options);
    }
    endOfNewWords = replaces || continues ? (editor.selection?.anchor ?? null) : null;
  };
  return editor;
}

/** @returns the path of the link if exactly its text is selected; otherwise null */
function wholeLink(editor: RichTextEditor): Path | null {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return null;
  const link = Editor.above(editor, { match: isLink });
  const isWhole = link && Editor.string(editor, selection) === Editor.string(editor, link[1]);
  return isWhole ? link[1] : null;
}
