// Commands for rows and columns. Also handles Tab between cells, and keys that could break a table.
import { Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from "slate";
import {
  emptyCell,
  emptyParagraph,
  isSolid,
  type RichTextEditor,
  type TableCellElement,
  type TableElement,
} from "./nodes.ts";
import { reachOf } from "./reach.ts";
import { insertBelow } from "./with-figures.ts";

const isTable = (node: Node): node is TableElement => Element.isElement(node) && node.type === "table";
const isCell = (node: Node): node is TableCellElement => Element.isElement(node) && node.type === "table-cell";

/** The commands create no larger tables. Users should upload larger tables as files. */
const most = { rows: 100, columns: 20 };

type Place = { table: TableElement; path: Path; row: number; column: number };

export function findCell(editor: RichTextEditor): Place | undefined {
  if (!editor.selection) return undefined;
  const start = Range.start(editor.selection);
  const cell = Editor.above(editor, { at: start, match: isCell });
  const found = Editor.above(editor, { at: start, match: isTable });
  if (!cell || !found) return undefined;
  const [row = 0, column = 0] = cell[1].slice(-2);
  return { table: found[0], path: found[1], row, column };
}

export function insertTable(editor: RichTextEditor): void {
  const row = (isHeading: boolean) => ({
    type: "table-row" as const,
    children: Array.from({ length: 3 }, () => ({ ...emptyCell(), ...(isHeading && { isHeading: true as const }) })),
  });
  if (!findCell(editor)) insertBelow(editor, { type: "table", children: [row(true), row(false), row(false)] });
}

const widthOf = ({ children }: TableElement): number => children[0]?.children.length ?? 0;

export const tableCommands = {
  rowAbove: (editor, { table, path, row }) => addRow(editor, table, [...path, row]),
  rowBelow: (editor, { table, path, row }) => addRow(editor, table, [...path, row + 1]),
  columnBefore: (editor, place) => addColumn(editor, place, place.column),
  columnAfter: (editor, place) => addColumn(editor, place, place.column + 1),
  headRow: (editor, { table, path }) => {
    const isOn = table.children[0]?.children.every(({ isHeading }) => isHeading) ?? false;
    table.children[0]?.children.forEach((_, column) => setHeading(editor, [...path, 0, column], !isOn));
  },
  headColumn: (editor, { table, path }) => {
    const isOn = table.children.slice(1).every(({ children }) => children[0]?.isHeading);
    table.children.forEach((_, row) => row > 0 && setHeading(editor, [...path, row, 0], !isOn));
  },
  removeRow: (editor, { table, path, row }) =>
    table.children.length === 1 ? removeTable(editor, path) : Transforms.removeNodes(editor, { at: [...path, row] }),
  removeColumn: (editor, { table, path, column }) => {
    if (widthOf(table) === 1) removeTable(editor, path);
    else table.children.forEach((_, row) => Transforms.removeNodes(editor, { at: [...path, row, column] }));
  },
  removeTable: (editor, { path }) => removeTable(editor, path),
} as const satisfies Record<string, (editor: RichTextEditor, place: Place) => void>;
export type TableCommand = keyof typeof tableCommands;
export const tableCommandNames = Object.keys(tableCommands) as TableCommand[];

export function runTableCommand(editor: RichTextEditor, name: TableCommand): void {
  const place = findCell(editor);
  if (place) Editor.withoutNormalizing(editor, () => tableCommands[name](editor, place));
}

/** If the last row has a row heading, the new row gets one too. */
function addRow(editor: RichTextEditor, table: TableElement, at: Path): void {
  if (table.children.length >= most.rows) return;
  const model = table.children.at(-1)?.children ?? [];
  const children = model.map(({ isHeading }, column) =>
    isHeading && column === 0 && table.children.length > 1 ? { ...emptyCell(), isHeading } : emptyCell(),
  );
  Transforms.insertNodes(editor, { type: "table-row", children }, { at });
  Transforms.select(editor, Editor.start(editor, at));
}

function addColumn(editor: RichTextEditor, { table, path, row }: Place, column: number): void {
  if (widthOf(table) >= most.columns) return;
  const hasHead = table.children[0]?.children.every(({ isHeading }) => isHeading) ?? false;
  table.children.forEach((_, index) => {
    const cell: TableCellElement = index === 0 && hasHead ? { ...emptyCell(), isHeading: true } : emptyCell();
    Transforms.insertNodes(editor, cell, { at: [...path, index, column] });
  });
  Transforms.select(editor, Editor.start(editor, [...path, row, column]));
}

function setHeading(editor: RichTextEditor, at: Path, isHeading: boolean): void {
  if (isHeading) Transforms.setNodes(editor, { isHeading: true }, { at });
  else Transforms.unsetNodes(editor, "isHeading" as never, { at });
}

function removeTable(editor: RichTextEditor, path: Path): void {
  Transforms.removeNodes(editor, { at: path });
  Transforms.insertNodes(editor, emptyParagraph(), { at: path });
  Transforms.select(editor, Editor.start(editor, path));
}

/**
 * Tab and Shift+Tab move to the next and previous cell. After the last cell, Tab adds a row.
 * @returns true if the key was handled
 */
export function handleTableTab(editor: RichTextEditor, { shiftKey }: Pick<KeyboardEvent, "shiftKey">): boolean {
  const place = findCell(editor);
  if (!place) return false;
  const { table, path, row, column } = place;
  const width = widthOf(table);
  const next = row * width + column + (shiftKey ? -1 : 1);
  if (next < 0) return false;
  if (next < table.children.length * width) {
    const at = [...path, Math.floor(next / width), next % width];
    Transforms.select(editor, Editor.end(editor, at));
  } else if (table.children.length < most.rows) addRow(editor, table, [...path, table.children.length]);
  else return false;
  return true;
}

/** Enter in a cell inserts a line break. Backspace and Delete must not cross the edge of a cell or table. */
export function withTables<E extends RichTextEditor>(editor: E): E {
  const { insertBreak, deleteBackward, deleteForward, deleteFragment } = editor;
  editor.insertBreak = () => (findCell(editor) ? editor.insertSoftBreak() : insertBreak());
  editor.deleteBackward = (unit) => {
    if (!stopsAt(editor, "start")) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!stopsAt(editor, "end")) deleteForward(unit);
  };
  editor.deleteFragment = (options) => {
    const cells = selectedCells(editor);
    if (cells.length > 1) emptyCells(editor, cells);
    else deleteFragment(options);
  };
  return editor;
}

/**
 * True if a deletion would cross the edge of a cell, or enter a table beside the caret. In the second case, the caret
 * moves into the table.
 */
function stopsAt(editor: RichTextEditor, edge: "start" | "end"): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const isAtEdge = edge === "start" ? Editor.isStart : Editor.isEnd;
  const cell = Editor.above(editor, { match: isCell });
  if (cell) return isAtEdge(editor, selection.anchor, cell[1]);
  const top = selection.anchor.path[0] ?? 0;
  const beside = editor.children[edge === "start" ? top - 1 : top + 1];
  if (!beside || !isTable(beside) || !isAtEdge(editor, selection.anchor, [top])) return false;
  const around = editor.children[top];
  const isEmptyLine = around && Element.isElement(around) && !isSolid(around.type) && Node.string(around) === "";
  const target = edge === "start" ? Editor.end(editor, [top - 1]) : Editor.start(editor, [top + 1]);
  Transforms.select(editor, target);
  if (isEmptyLine && editor.children[top + 1]) Transforms.removeNodes(editor, { at: [top] });
  return true;
}

function selectedCells(editor: RichTextEditor): NodeEntry<TableCellElement>[] {
  const { selection } = editor;
  if (!selection) return [];
  const [start, end] = Range.edges(selection).map((at) => Editor.above(editor, { at, match: isTable })?.[1]);
  if (!start || !end || !Path.equals(start, end)) return [];
  return [...Editor.nodes(editor, { at: reachOf(editor), match: isCell })];
}

function emptyCells(editor: RichTextEditor, cells: NodeEntry<TableCellElement>[]): void {
  const first = cells[0]?.[1] ?? [];
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of cells) {
      const at = Editor.range(editor, path);
      // If the range is empty, Slate would delete the next character. `hanging` keeps the end of the range, which Slate
      // would move if a cell ends with a link.
      if (Range.isExpanded(at)) Transforms.delete(editor, { at, hanging: true });
    }
  });
  Transforms.select(editor, Editor.start(editor, first));
}
