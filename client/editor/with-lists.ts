import { Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from "slate";
import { HistoryEditor } from "slate-history";
import { isFreeLineType, isListType, type ListElement, type ListItemElement, type RichTextEditor } from "./nodes.ts";
import { reachOf } from "./reach.ts";

/** The editor creates no deeper lists, because the server's sanitiser removes very deep elements (`deepestElement`). */
const deepestLevel = 8;

const isItem = (node: Node): node is ListItemElement => Element.isElement(node) && node.type === "list-item";
const isList = (node: Node): node is ListElement => Element.isElement(node) && isListType(node.type);
const isLineOutside = (node: Node): boolean => Element.isElement(node) && isFreeLineType(node.type);

export function findListType(editor: RichTextEditor): ListElement["type"] | undefined {
  return editor.selection ? Editor.above(editor, { at: reachOf(editor), match: isList })?.[0].type : undefined;
}

export function toggleList(editor: RichTextEditor, type: ListElement["type"]): void {
  if (!editor.selection) return;
  const active = findListType(editor);
  Editor.withoutNormalizing(editor, () => {
    if (active === type) leaveList(editor);
    else if (active) Transforms.setNodes(editor, { type }, { match: isList, mode: "lowest" });
    else makeList(editor, type);
  });
}

function makeList(editor: RichTextEditor, type: ListElement["type"]): void {
  const lines = [...Editor.nodes(editor, { at: reachOf(editor), match: isLineOutside })].map(([, path]) =>
    Editor.pathRef(editor, path),
  );
  for (const line of lines) {
    const path = line.unref();
    if (!path) continue;
    Transforms.setNodes(editor, { type: "item-text" }, { at: path });
    Transforms.wrapNodes(editor, { type, children: [] }, { at: path });
    Transforms.wrapNodes(editor, { type: "list-item", children: [] }, { at: [...path, 0] });
    joinWithPrevious(editor, path);
  }
}

function joinWithPrevious(editor: RichTextEditor, path: Path): void {
  if (!Path.hasPrevious(path)) return;
  const previous = Node.get(editor, Path.previous(path));
  const list = Node.get(editor, path);
  if (isList(previous) && isList(list) && previous.type === list.type) Transforms.mergeNodes(editor, { at: path });
}

export function leaveList(editor: RichTextEditor): void {
  for (let level = 0; level < 20 && findListType(editor); level += 1) outdent(editor);
}

function selectedItems(editor: RichTextEditor): Path[] {
  const at = reachOf(editor);
  if (!at) return [];
  const paths = [
    ...Editor.nodes(editor, { at, match: (node) => Element.isElement(node) && node.type === "item-text" }),
  ].map(([, path]) => Path.parent(path));
  return paths.filter((path) => !paths.some((other) => Path.isAncestor(other, path)));
}

export function outdent(editor: RichTextEditor): void {
  Editor.withoutNormalizing(editor, () => {
    const items = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
    for (const item of items.reverse()) {
      if (item.current) outdentItem(editor, item.current);
      item.unref();
    }
  });
}

function outdentItem(editor: RichTextEditor, path: Path): void {
  const listPath = Path.parent(path);
  const around = listPath.length > 0 ? Node.parent(editor, listPath) : undefined;
  const item = Editor.pathRef(editor, path);
  if (around && isItem(around)) {
    takeFollowing(editor, path);
    Transforms.liftNodes(editor, { at: path });
    const lifted = item.unref();
    if (!lifted) return;
    // The following items of the parent become children of the moved item. Otherwise the order would change.
    takeFollowing(editor, lifted);
    Transforms.liftNodes(editor, { at: lifted });
    return;
  }
  Transforms.liftNodes(editor, { at: path });
  const lifted = item.unref();
  if (!lifted) return;
  Transforms.setNodes(editor, { type: "paragraph" }, { at: [...lifted, 0] });
  Transforms.unwrapNodes(editor, { at: lifted });
}

/** Moves all following nodes of an item's parent into this item. Following items become a nested list. */
function takeFollowing(editor: RichTextEditor, path: Path): void {
  const parent = Node.parent(editor, path);
  const following = parent.children.slice(path.at(-1)! + 1);
  if (following.length === 0) return;
  let target = [...path, (Node.get(editor, path) as ListItemElement).children.length];
  if (isList(parent)) {
    Transforms.insertNodes(editor, { type: parent.type, children: [] }, { at: target });
    target = [...target, 0];
  }
  for (const _ of following) {
    Transforms.moveNodes(editor, { at: Path.next(path), to: target });
    target = Path.next(target);
  }
}

export function indent(editor: RichTextEditor): boolean {
  let moved = false;
  Editor.withoutNormalizing(editor, () => {
    const items = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
    for (const item of items) {
      const path = item.unref();
      if (path) moved = indentItem(editor, path) || moved;
    }
  });
  return moved;
}

function indentItem(editor: RichTextEditor, path: Path): boolean {
  if (!Path.hasPrevious(path) || path.length / 2 >= deepestLevel) return false;
  const list = Node.parent(editor, path) as ListElement;
  const previous = Path.previous(path);
  const upper = Node.get(editor, previous) as ListItemElement;
  const last = upper.children.at(-1);
  if (last && isList(last) && last.type === list.type) {
    Transforms.moveNodes(editor, { at: path, to: [...previous, upper.children.length - 1, last.children.length] });
  } else {
    Transforms.wrapNodes(editor, { type: list.type, children: [] }, { at: path });
    Transforms.moveNodes(editor, { at: path, to: [...previous, upper.children.length] });
  }
  return true;
}

/** The number of lists around the caret; 0 outside of lists. */
export function listLevelOf(editor: RichTextEditor): number {
  return editor.selection ? [...Editor.nodes(editor, { at: editor.selection.anchor, match: isList })].length : 0;
}

/**
 * @returns false if Tab must move the focus. This is the case if no item can be indented, or if Shift+Tab would end the
 * list in mid-text.
 */
export function handleListTab(editor: RichTextEditor, event: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
  if (event.key !== "Tab" || !findListType(editor)) return false;
  if (!event.shiftKey) return indent(editor);
  if (listLevelOf(editor) === 1 && !isAtItemStart(editor)) return false;
  outdent(editor);
  return true;
}

function isAtItemStart(editor: RichTextEditor): boolean {
  const line = itemLineAtCaret(editor);
  return line !== undefined && editor.selection !== null && Editor.isStart(editor, editor.selection.anchor, line[1]);
}

function itemLineAtCaret(editor: RichTextEditor): NodeEntry | undefined {
  if (!editor.selection || !Range.isCollapsed(editor.selection)) return undefined;
  return Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === "item-text" });
}

/** Enter begins the next item. Enter in an empty item, and Backspace at the beginning, move the item one level up. */
export function withLists<E extends RichTextEditor>(editor: E): E {
  const { insertBreak, deleteBackward, apply } = editor;

  // Slate copies all properties to the second part of a split. The copied `start` is removed, so that the second list
  // continues the numbers.
  editor.apply = (operation) => {
    const isOwnSplit = operation.type === "split_node" && HistoryEditor.isSaving(editor) !== false;
    if (!isOwnSplit || !("start" in operation.properties)) return apply(operation);
    const { start: _, ...properties } = operation.properties;
    apply({ ...operation, properties });
  };

  editor.insertBreak = () => {
    // The selection is deleted first, because the document must be normalised before a split.
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    const line = itemLineAtCaret(editor);
    if (line && Node.string(line[0]) === "") outdent(editor);
    else if (findListType(editor)) Transforms.splitNodes(editor, { match: isItem, mode: "lowest", always: true });
    else insertBreak();
  };

  editor.deleteBackward = (unit) => {
    if (isAtItemStart(editor)) outdent(editor);
    else deleteBackward(unit);
  };
  return editor;
}
