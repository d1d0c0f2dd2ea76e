// Repairs the document after every change. html-write.ts can write only the structures of a valid document.
import { Editor, Element, Node, Text, Transforms, type NodeEntry, type Path } from "slate";
import { isFigurePlace, listStart, ownPicturePattern } from "#contract/values/html.ts";
import { isSafeUrl } from "#contract/values/link-address.ts";
import {
  emptyCell,
  emptyParagraph,
  isFreeLineType,
  isLineType,
  isListType,
  isSolid,
  marks,
  type AnyElement,
  type RichTextEditor,
} from "./nodes.ts";

type Repair = (editor: RichTextEditor, path: Path, element: AnyElement) => boolean;

/** A call repairs one thing. Slate repeats the call until no rule applies. */
export function withNormalForm<E extends RichTextEditor>(editor: E): E {
  const { normalizeNode, isVoid, isInline } = editor;
  editor.isVoid = (element) => element.type === "figure" || isVoid(element);
  editor.isInline = (element) => element.type === "link" || isInline(element);
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

function repair(editor: RichTextEditor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return repairRoot(editor);
  if (Text.isText(node)) return repairText(editor, node, path);
  if (!Element.isElement(node)) return false;
  if (isLineType(node.type)) return repairLine(editor, path, node);
  if (isListType(node.type)) return repairList(editor, path, node);
  return repairs[node.type]?.(editor, path, node) ?? remove(editor, path);
}

const repairs: { [type in AnyElement["type"]]?: Repair } = {
  "list-item": repairItem,
  quote: repairQuote,
  link: repairLink,
  figure: repairFigure,
  table: repairTable,
  "table-row": repairRow,
};

function remove(editor: RichTextEditor, path: Path): true {
  Transforms.removeNodes(editor, { at: path, voids: true });
  return true;
}

/** A picture or table at the end gets a line below it for the caret. */
function repairRoot(editor: RichTextEditor): boolean {
  for (const [index, child] of editor.children.entries()) {
    if (repairBlockChild(editor, [index], child as Node)) return true;
  }
  const last = editor.children.at(-1);
  if (last && Element.isElement(last) && !isSolid(last.type)) return false;
  Transforms.insertNodes(editor, emptyParagraph(), { at: [editor.children.length] });
  return true;
}

function repairBlockChild(editor: RichTextEditor, path: Path, child: Node): boolean {
  if (Text.isText(child) || (Element.isElement(child) && child.type === "link")) {
    Transforms.wrapNodes(editor, { type: "paragraph", children: [] }, { at: path });
    return true;
  }
  if (!Element.isElement(child)) return false;
  if (child.type === "table-row") return repairRow(editor, path, child);
  if (child.type === "table-cell" || child.type === "item-text") becomeParagraph(editor, path);
  else return false;
  return true;
}

function becomeParagraph(editor: RichTextEditor, path: Path): void {
  Transforms.unsetNodes(editor, "isHeading" as never, { at: path });
  Transforms.setNodes(editor, { type: "paragraph" }, { at: path });
}

function repairText(editor: RichTextEditor, node: Text, path: Path): boolean {
  const foreign = Object.entries(node).filter(
    ([key, value]) => key !== "text" && !(marks.some((mark) => mark === key) && value === true),
  );
  if (foreign.length === 0) return false;
  Transforms.unsetNodes(
    editor,
    foreign.map(([key]) => key as keyof Omit<Text, "text">),
    { at: path, voids: true },
  );
  return true;
}

function repairLine(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  for (const [index, child] of element.children.entries()) {
    if (Element.isElement(child) && child.type !== "link") {
      Transforms.liftNodes(editor, { at: [...path, index], voids: true });
      return true;
    }
  }
  return false;
}

function repairList(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  for (const [index, child] of childrenOf(element)) {
    if (Element.isElement(child) && child.type === "list-item") continue;
    const at = [...path, index];
    if (Element.isElement(child) && isSolid(child.type)) Transforms.liftNodes(editor, { at, voids: true });
    else Transforms.wrapNodes(editor, { type: "list-item", children: [] }, { at });
    return true;
  }
  return element.children.length === 0 ? remove(editor, path) : repairStart(editor, path, element);
}

function repairStart(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  if (!("start" in element)) return false;
  if (element.type === "numbered-list" && listStart(String(element.start)) === element.start) return false;
  Transforms.unsetNodes(editor, "start" as never, { at: path });
  return true;
}

/** An item contains its text, then lists. Other children become part of the text or are lifted out. */
function repairItem(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  const parent = Node.parent(editor, path);
  if (element.children.length === 0) return remove(editor, path);
  if (!Element.isElement(parent) || !isListType(parent.type)) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  return childrenOf(element).some(([index, child]) => repairItemChild(editor, [...path, index], child, element));
}

function repairItemChild(editor: RichTextEditor, at: Path, child: Node, item: AnyElement): boolean {
  const index = at.at(-1)!;
  const type = Element.isElement(child) ? child.type : "text";
  if (type === "text" || type === "link") Transforms.wrapNodes(editor, { type: "item-text", children: [] }, { at });
  else if (type === "list-item" || type === "quote" || type === "table-row") Transforms.unwrapNodes(editor, { at });
  else if (type === "figure" || type === "table") Transforms.liftNodes(editor, { at, voids: true });
  else if (isListType(type)) {
    if (index > 0) return false;
    Transforms.insertNodes(editor, { type: "item-text", children: [{ text: "" }] }, { at });
  } else if (type !== "item-text") Transforms.setNodes(editor, { type: "item-text" }, { at });
  else if (index === 0) return false;
  else if (isSecondLine(item, index)) {
    Transforms.insertText(editor, "\n", { at: Editor.start(editor, at) });
    Transforms.mergeNodes(editor, { at });
  } else Transforms.liftNodes(editor, { at });
  return true;
}

function isSecondLine(item: AnyElement, index: number): boolean {
  const before = childrenOf(item)[index - 1]?.[1];
  return Element.isElement(before) && before.type === "item-text";
}

function childrenOf(element: AnyElement): [number, Node][] {
  return [...(element.children as Node[]).entries()];
}

function repairQuote(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  for (const [index, child] of childrenOf(element)) {
    const at = [...path, index];
    if (repairBlockChild(editor, at, child)) return true;
    if (!Element.isElement(child) || isFreeLineType(child.type) || isListType(child.type)) continue;
    if (isSolid(child.type)) Transforms.liftNodes(editor, { at, voids: true });
    else Transforms.unwrapNodes(editor, { at });
    return true;
  }
  return element.children.length === 0 && remove(editor, path);
}

function repairLink(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  if (element.type !== "link") return false;
  if (Node.string(element) === "") return remove(editor, path);
  const inner = element.children.findIndex((child) => Element.isElement(child as Node));
  if (typeof element.href === "string" && isSafeUrl(element.href) && inner < 0) return false;
  Transforms.unwrapNodes(editor, { at: inner < 0 ? path : [...path, inner] });
  return true;
}

function repairFigure(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  if (element.type !== "figure") return false;
  if (typeof element.src !== "string" || !ownPicturePattern.test(element.src)) return remove(editor, path);
  if (element.place === undefined || isFigurePlace(element.place)) return false;
  Transforms.unsetNodes(editor, "place" as never, { at: path });
  return true;
}

/** Gives all rows the same length. A table with one cell becomes a paragraph, because html-read.ts does the same. */
function repairTable(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  if (element.type !== "table") return false;
  if (element.children.length === 0) return remove(editor, path);
  const rows = childrenOf(element);
  for (const [index, child] of rows) {
    if (Element.isElement(child) && child.type === "table-row") continue;
    const at = [...path, index];
    if (Element.isElement(child) && child.type === "table-cell")
      Transforms.wrapNodes(editor, { type: "table-row", children: [] }, { at });
    else Transforms.liftNodes(editor, { at, voids: true });
    return true;
  }
  const widths = element.children.map(({ children }) => children.length);
  const width = Math.max(0, ...widths);
  if (element.children.length * width <= 1) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const short = widths.findIndex((length) => length < width);
  if (short < 0) return false;
  Transforms.insertNodes(editor, emptyCell(), { at: [...path, short, widths[short] ?? 0] });
  return true;
}

function repairRow(editor: RichTextEditor, path: Path, element: AnyElement): boolean {
  const parent = Node.parent(editor, path);
  if (element.children.length === 0) return remove(editor, path);
  if (!Element.isElement(parent) || parent.type !== "table") {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  for (const [index, child] of childrenOf(element)) {
    if (Element.isElement(child) && child.type === "table-cell") continue;
    const at = [...path, index];
    if (Text.isText(child) || (Element.isElement(child) && child.type === "link"))
      Transforms.wrapNodes(editor, emptyCellAround(), { at });
    else if (Element.isElement(child) && isLineType(child.type))
      Transforms.setNodes(editor, { type: "table-cell" }, { at });
    else Transforms.liftNodes(editor, { at, voids: true });
    return true;
  }
  return false;
}

const emptyCellAround = () => ({ ...emptyCell(), children: [] });
