import { Editor, Element, Node, Transforms, type Path } from "slate";
import type { Picture } from "#contract/schemas/files.ts";
import { variantUrl } from "../ui/download-address.ts";
import { emptyParagraph, type FigureElement, type Inline, type RichTextEditor } from "./nodes.ts";

const isFigure = (node: Node): node is FigureElement => Element.isElement(node) && node.type === "figure";

export function findFigure(editor: RichTextEditor): [FigureElement, Path] | undefined {
  return editor.selection ? Editor.above(editor, { match: isFigure, voids: true }) : undefined;
}

/** Inserts a library picture below the block at the caret. If that block is an empty line, the picture replaces it. */
export function insertFigure(editor: RichTextEditor, { id, variants }: Picture): void {
  const largest = variants.at(-1);
  if (!largest) return;
  const src = `/api${variantUrl(id, largest.id).replace(/^\/v0\/api/u, "/v0")}`;
  const figure: FigureElement = { type: "figure", src, alt: "", caption: [{ text: "" }], children: [{ text: "" }] };
  insertBelow(editor, figure);
}

/**
 * Inserts a block below the block at the caret. If that block is an empty line, the new block replaces it. Moves the caret
 * into the new block.
 */
export function insertBelow(editor: RichTextEditor, block: Editor["children"][number]): void {
  Editor.withoutNormalizing(editor, () => {
    const top = editor.selection?.focus.path[0] ?? editor.children.length - 1;
    const around = editor.children[top];
    const isEmpty = around && Element.isElement(around) && around.type === "paragraph" && Node.string(around) === "";
    const at = isEmpty ? top : top + 1;
    if (isEmpty) Transforms.removeNodes(editor, { at: [top] });
    Transforms.insertNodes(editor, block, { at: [at] });
    if (!editor.children[at + 1]) Transforms.insertNodes(editor, emptyParagraph(), { at: [at + 1] });
    Transforms.select(editor, Editor.start(editor, [at]));
  });
}

export type FigureLook = { place: FigureElement["place"] | undefined; alt: string; caption: string };

/** If the caption's text is unchanged, its marks and links stay. */
export function changeFigure(editor: RichTextEditor, { place, alt, caption }: FigureLook): void {
  const found = findFigure(editor);
  if (!found) return;
  const [figure, at] = found;
  const nodes: Inline[] = caption === captionOf(figure) ? figure.caption : [{ text: caption }];
  if (place) Transforms.setNodes(editor, { place }, { at });
  else Transforms.unsetNodes(editor, "place" as never, { at });
  Transforms.setNodes(editor, { alt, caption: nodes }, { at });
}

export function removeFigure(editor: RichTextEditor): void {
  const found = findFigure(editor);
  if (found) Transforms.removeNodes(editor, { at: found[1], voids: true });
}

export function captionOf({ caption }: FigureElement): string {
  return caption.map((node) => Node.string(node)).join("");
}
