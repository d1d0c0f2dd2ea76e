import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { newBlockId } from "#contract/blocks/block-id.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { useViewer } from "../api/viewer.ts";
import { blockById, type Change } from "./draft.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import type { KeptDraft } from "./kept-drafts.ts";
import { isDirty } from "./session.ts";
import { useSessionStore } from "./session-store.ts";
import { withKeptSteps } from "./kept-steps.ts";
import { openSession, type ReadEntry } from "./stored-entry.ts";
import { useLeaveWarning } from "../ui/admin/use-leave-warning.ts";
import { useKeeping } from "./use-keeping.ts";
import { usePresence } from "./use-presence.ts";
import { useLinkStates } from "./use-link-states.ts";
import { useSaving } from "./use-saving.ts";
import { useSyncing } from "./use-syncing.ts";
import { type UploadPlace, useUploads } from "./use-uploads.ts";
import { withdrawUndo } from "../ui/admin/notices.tsx";
import { useSiteSettings } from "../api/loaded.ts";

export const MAIN_PLACE = "main";

export type Opening = { read: ReadEntry; kept: KeptDraft | null };

export function useEditing({ entry, files: shownFiles }: ArticleData, { read, kept }: Opening) {
  const userId = useViewer().id ?? "";
  const [{ session: opened, meeting }] = useState(() => openSession(read, kept));
  const [{ session: first, files: ofSteps }] = useState(() => withKeptSteps(userId, entry.id, opened));
  const { store, session } = useSessionStore(first);
  const { dispatch } = store;
  const [writer] = useState(newBlockId);
  const [addedFiles, setAddedFiles] = useState<Record<string, Picture>>({
    ...ofSteps,
    ...read.copy?.files,
    ...kept?.files,
  });
  const addFiles = (files: Record<string, Picture>): void => setAddedFiles((all) => ({ ...all, ...files }));
  const change = (what: Change): void => dispatch({ type: "change", change: what, at: Date.now() });
  /** Changes a block based on its latest state. The type of a block never changes. */
  const changeBlock = <Edited extends DraftBlock>(
    { id }: Edited,
    update: (block: Edited) => Edited,
    isStep = false,
  ): void => change({ type: "block", id, update: (block) => update(block as Edited), isStep });
  const addFile = (picture: Picture): void => addFiles({ [picture.id]: picture });
  const takeFile = (place: UploadPlace, file: Picture): void => {
    addFile(file);
    change(changeFor(place, file.id));
  };
  const takesAnyKind = (place: UploadPlace): boolean => {
    const type = blockById(store.read().draft, place)?.type;
    return type === "downloads" || type === "fileList" || type === "video";
  };
  const uploads = useUploads(takeFile, takesAnyKind);
  const { forget } = useKeeping({ userId, entryId: entry.id, writer, session, files: addedFiles });
  const files = { ...shownFiles, ...addedFiles };
  const syncing = useSyncing({
    entryId: entry.id,
    writer,
    store,
    session,
    addFiles,
    first: meeting && { mine: first.draft, theirs: meeting.theirs, read },
  });
  // A site that is only in German keeps stored English texts, but neither shows nor asks for them.
  const { onlyGerman } = useSiteSettings();
  const hasEnglish = session.draft.en !== null && !onlyGerman;
  const links = useLinkStates(session.draft, session.copy.draft);
  const saving = useSaving({ entryId: entry.id, store, files, deadLinks: links.deadCount, hasEnglish, syncing });
  const isChanged = isDirty(session);
  const isBusy = saving.isSaving || uploads.items.length > 0;
  useLeaveWarning(isBusy);
  const rebaseOnOthers = useEffectEvent((): void => {
    if (!syncing.isHeld()) void syncing.inTurn(syncing.rebase).catch(() => undefined);
  });
  const others = usePresence({ entryId: entry.id, store, isBusy: saving.isSaving, onNews: rebaseOnOthers });

  // True if the page has loaded a newer version of the entry than the session has.
  const isBehind = entry.version > session.version;
  useEffect(() => {
    if (isBehind) rebaseOnOthers();
  }, [isBehind]);

  const canUndo = session.steps.past.length > 0;
  const canRedo = session.steps.future.length > 0;
  // All texts of the page use this context. A new object would render all of them.
  const history = useMemo(() => {
    const step = (type: "undo" | "redo") => (): void => {
      // 'Rückgängig' in an older notice would now revert another change, so the notice is removed.
      withdrawUndo();
      dispatch({ type });
    };
    return { undo: step("undo"), redo: step("redo"), canUndo, canRedo };
  }, [dispatch, canUndo, canRedo]);
  return {
    session,
    onlyGerman,
    hasEnglish,
    files,
    change,
    changeBlock,
    addFile,
    takeFile,
    uploads,
    links,
    saving,
    syncing,
    others,
    isChanged,
    isBusy,
    forget,
    dispatch,
    history,
  };
}

function changeFor(place: UploadPlace, id: string): Change {
  if (place === MAIN_PLACE) return { type: "set", fields: { mainPicture: id } };
  return { type: "addFiles", id: place, fileIds: [id] };
}

export type Editing = ReturnType<typeof useEditing>;
