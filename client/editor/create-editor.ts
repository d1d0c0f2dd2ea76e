import { createEditor, Editor } from "slate";
import { withHistory } from "slate-history";
import { withReact } from "slate-react";
import type { HtmlNode } from "./html-tree.ts";
import { deserialize } from "./html-read.ts";
import type { RichTextEditor } from "./nodes.ts";
import { withBlocks } from "./with-blocks.ts";
import { withLinks } from "./with-links.ts";
import { withLists } from "./with-lists.ts";
import { withNormalForm } from "./with-normal-form.ts";
import { withPaste } from "./with-paste.ts";
import { withShortcuts } from "./with-shortcuts.ts";
import { withTables } from "./with-tables.ts";

export function createRichTextEditor(html: string, parse: (html: string) => HtmlNode[]): RichTextEditor {
  const plain = withNormalForm(withHistory(withReact(createEditor())));
  const editor = withPaste(withShortcuts(withTables(withLists(withBlocks(withLinks(plain))))), parse);
  editor.children = deserialize(parse(html));
  // Normalises the initial document now. Otherwise the normalisation would become an undo step.
  Editor.normalize(editor, { force: true });
  editor.history = { undos: [], redos: [] };
  return editor;
}
