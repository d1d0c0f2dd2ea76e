// The state and the actions of one open editor of an entry.
import { useEffect, useReducer, useState } from "react";
import type { Picture } from "#contract/files.ts";
import type { ArticleData } from "../site/entries/article-data.ts";
import { useViewer } from "../viewer.ts";
import { blockById, type Change } from "./draft.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { isDirty, sessionReducer, startSession } from "./session.ts";
import { useKeeping, useLeaveWarning } from "./use-keeping.ts";
import { useSaving } from "./use-saving.ts";
import { type UploadPlace, useUploads } from "./use-uploads.ts";

export const MAIN_PLACE = "main";

export function useEditing({ entry, files: shownFiles }: ArticleData, kept: KeptDraft | null) {
  const userId = useViewer().id ?? "";
  const [session, dispatch] = useReducer(sessionReducer, entry, (stored) =>
    kept ? sessionReducer(startSession(stored), { type: "restore", entry: stored, kept }) : startSession(stored),
  );
  const [addedFiles, setAddedFiles] = useState<Record<string, Picture>>(kept?.files ?? {});
  const change = (what: Change): void => dispatch({ type: "change", change: what });
  /** Changes a block based on its latest state; a block never changes its type. */
  const changeBlock = <Edited extends DraftBlock>({ id }: Edited, update: (block: Edited) => Edited): void =>
    change({ type: "block", id, update: (block) => update(block as Edited) });
  const addFile = (picture: Picture): void => setAddedFiles((all) => ({ ...all, [picture.id]: picture }));
  const takeFile = (place: UploadPlace, file: Picture): void => {
    addFile(file);
    change(changeFor(place, file.id));
  };
  const takesAnyKind = (place: UploadPlace): boolean => {
    const type = blockById(session.draft, place)?.type;
    return type === "downloads" || type === "fileList";
  };
  const uploads = useUploads(takeFile, takesAnyKind);
  const { forget } = useKeeping({ userId, entryId: entry.id, session, files: addedFiles });
  const files = { ...shownFiles, ...addedFiles };
  const saving = useSaving({ entryId: entry.id, session, files }, dispatch);
  const isChanged = isDirty(session);
  const isBusy = saving.isSaving || uploads.items.length > 0;
  useLeaveWarning(isBusy);

  // A newer version by someone else is adopted, unless unsaved changes would be lost.
  const isBehind = entry.version > session.version && !isChanged && !saving.isSaving;
  useEffect(() => {
    if (isBehind) dispatch({ type: "load", entry });
  }, [isBehind, entry]);

  return {
    session,
    files,
    change,
    changeBlock,
    addFile,
    takeFile,
    uploads,
    saving,
    isChanged,
    isBusy,
    forget,
    dispatch,
  };
}

function changeFor(place: UploadPlace, id: string): Change {
  if (place === MAIN_PLACE) return { type: "mainPicture", id };
  return { type: "addFiles", id: place, fileIds: [id] };
}

export type Editing = ReturnType<typeof useEditing>;
