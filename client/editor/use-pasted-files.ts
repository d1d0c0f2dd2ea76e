import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Editor, Range, Transforms, type RangeRef } from "slate";
import { limits } from "#contract/values/limits.ts";
import { fileLink } from "#contract/values/site-links.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import type { QueueItem } from "../files/upload-queue.ts";
import { useDroppedFiles } from "../files/use-file-drop.ts";
import { hasFolder } from "../files/dropped-files.ts";
import { useUploadQueue } from "../files/use-upload-queue.ts";
import { trpc } from "../api/trpc.ts";
import { notify, useNotifyError } from "../ui/admin/notices.tsx";
import { useLeaveWarning } from "../ui/admin/use-leave-warning.ts";
import { isForText, namedFile, readClipboardFiles } from "./clipboard-files.ts";
import { parseHtml } from "./html-tree.ts";
import type { RichTextEditor } from "./nodes.ts";
import { insertBelow, insertFigure } from "./with-figures.ts";
import { leaveLink, setLink } from "./with-links.ts";
import { asStep } from "./with-shortcuts.ts";

let lastPlace = 0;

export type PastedFiles = {
  items: readonly QueueItem[];
  /** @returns true if the files are handled here; false if Slate must paste the clipboard as text */
  paste: (data: DataTransfer) => boolean;
  drop: (data: DataTransfer) => void;
};

export function usePastedFiles(editor: RichTextEditor): PastedFiles {
  const { t, i18n } = useTranslation("editor");
  const { t: admin } = useTranslation("admin");
  const { t: library } = useTranslation("files");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  /** The caret of each upload, by place id. Files of one paste share a caret, which moves behind each inserted file. */
  const carets = useRef(new Map<string, RangeRef>());

  const put = async ({ place }: QueueItem, id: string): Promise<void> => {
    try {
      const [file] = await utils.files.byIds.fetch({ ids: [id] });
      if (!file) return;
      const { name } = file;
      const before = carets.current.get(place)?.unref();
      const after = putAt(editor, before ?? Editor.range(editor, Editor.end(editor, [])), () => {
        if (file.kind === "image") insertFigure(editor, file);
        else insertFileLink(editor, fileLink(id), name);
      });
      carets.current.set(place, Editor.rangeRef(editor, after));
      notify(t("paste.inserted", { name }));
    } catch (error) {
      notifyError(error);
    }
  };
  const { queue, add } = useUploadQueue({
    atOnce: 1,
    onTaken: put,
    onKnown: async (item, { id }) => {
      notify(admin("pictures.known", { name: item.name }));
      await put(item, id);
    },
    onFailed: ({ name }, reason) => notify(`${name}: ${reason}`, "bad"),
  });

  useLeaveWarning(queue.items.length > 0);

  const upload = (files: readonly File[]): void => {
    const limit = formatFileSize(limits.fileBytes, i18n.language);
    const isSmall = ({ size }: File): boolean => size <= limits.fileBytes;
    for (const { name } of files.filter((file) => !isSmall(file)))
      notify(`${name}: ${library("queue.tooLarge", { limit })}`, "bad");
    const small = files.filter(isSmall);
    if (small.length === 0) return;
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    lastPlace += 1;
    const place = String(lastPlace);
    if (editor.selection) carets.current.set(place, Editor.rangeRef(editor, editor.selection));
    add(
      small.map((file) => namedFile(file, t("paste.name"))),
      place,
    );
  };

  const take = (files: readonly File[]): void => {
    for (const { name } of files.filter((file) => !isForText(file))) notify(t("paste.refused", { name }), "bad");
    upload(files.filter(isForText));
  };
  const drop = useDroppedFiles(take);
  const paste = (data: DataTransfer): boolean => {
    const { files, lostPictures, hasText } = readClipboardFiles(data, parseHtml);
    if (files.length === 0 && lostPictures === 0) return false;
    if (hasText || data.files.length === 0) editor.insertData(data);
    if (lostPictures > 0) notify(t("paste.lost", { count: lostPictures }), "bad");
    if (hasFolder(data)) drop(data);
    else take(files);
    return true;
  };
  return { items: queue.items, paste, drop };
}

/**
 * Runs `act` at a place of the text, and then returns the user's caret to where it was.
 * @returns the place for the next file
 */
function putAt(editor: RichTextEditor, place: Range, act: () => void): Range {
  const { selection } = editor;
  const kept = selection && !Range.equals(selection, place) ? Editor.rangeRef(editor, selection) : null;
  asStep(editor, () => {
    Transforms.select(editor, place);
    leaveLink(editor);
    act();
    Transforms.select(editor, placeAfter(editor));
  });
  leaveLink(editor);
  const after = editor.selection ?? place;
  const own = kept?.unref();
  if (own) Transforms.select(editor, own);
  return after;
}

/** A picture has no line of text, so the link gets a new line below it. */
function insertFileLink(editor: RichTextEditor, href: string, name: string): void {
  if (!Editor.void(editor)) return setLink(editor, href, name);
  insertBelow(editor, {
    type: "paragraph",
    children: [{ text: "" }, { type: "link", href, children: [{ text: name }] }, { text: "" }],
  });
  const line = [editor.selection?.focus.path[0] ?? 0];
  Transforms.select(editor, Editor.end(editor, line));
}

/**
 * The position of the next file. After a picture, this is the next line if it is empty, else the picture itself. After
 * a link, this is the point behind the link.
 */
function placeAfter(editor: RichTextEditor): Range {
  const { selection } = editor;
  if (!selection) return Editor.range(editor, Editor.end(editor, []));
  const below = [selection.focus.path[0]! + 1];
  const isOnPicture = Editor.void(editor) !== undefined;
  if (!isOnPicture || Editor.string(editor, below) !== "" || Editor.void(editor, { at: below })) return selection;
  return Editor.range(editor, Editor.start(editor, below));
}
