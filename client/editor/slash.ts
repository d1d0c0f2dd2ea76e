import { Editor, Transforms } from "slate";
import type { EditorFocus } from "./EditorFocus.tsx";
import type { IconName } from "./icons.tsx";
import type { RichTextEditor } from "./nodes.ts";
import { findLine, setHeadingStyle, toggleQuote } from "./with-blocks.ts";
import { toggleList } from "./with-lists.ts";
import { asStep, textBeforeCaret } from "./with-shortcuts.ts";
import { insertTable } from "./with-tables.ts";

type Run = (editor: RichTextEditor, focus: EditorFocus) => void;

export const slashItems = [
  { name: "heading.heading-1", icon: "heading", run: (editor) => setHeadingStyle(editor, "heading-1") },
  { name: "heading.heading-2", icon: "heading", run: (editor) => setHeadingStyle(editor, "heading-2") },
  { name: "command.bulletedList", icon: "bulletedList", run: (editor) => toggleList(editor, "bulleted-list") },
  { name: "command.numberedList", icon: "numberedList", run: (editor) => toggleList(editor, "numbered-list") },
  { name: "command.quote", icon: "quote", run: (editor) => toggleQuote(editor) },
  { name: "command.picture", icon: "picture", run: (editor, focus) => focus.open("pickPicture", editor) },
  { name: "command.table", icon: "table", run: (editor) => insertTable(editor) },
] as const satisfies readonly { name: string; icon: IconName; run: Run }[];
export type SlashItem = (typeof slashItems)[number];

export function slashQuery(editor: RichTextEditor): string | null {
  const written = textBeforeCaret(editor);
  const line = findLine(editor);
  if (written === null || line?.[0].type !== "paragraph" || line[1].length > 1) return null;
  return /^\/([\p{L}\d ]{0,20})$/u.exec(written)?.[1] ?? null;
}

export function runSlashItem(editor: RichTextEditor, focus: EditorFocus, { run }: SlashItem): void {
  const line = findLine(editor);
  const { selection } = editor;
  if (!line || !selection) return;
  asStep(editor, () => {
    Transforms.delete(editor, { at: { anchor: Editor.start(editor, line[1]), focus: selection.anchor } });
    run(editor, focus);
  });
}
