import { useRef, useState } from "react";
import { trpc } from "../api/trpc.ts";
import { useViewer } from "../api/viewer.ts";
import type { ArticleData } from "../site/blocks/article-data.ts";
import { readKeptDraft } from "./kept-drafts.ts";
import type { Opening } from "./use-editing.ts";
import type { ReadEntry } from "./stored-entry.ts";

export function useOpening(entry: ArticleData["entry"]) {
  const utils = trpc.useUtils();
  const userId = useViewer().id ?? "";
  const [opening, setOpening] = useState<Opening | null>(null);
  const isReading = useRef(false);
  const [hasKept] = useState(() => readKeptDraft(userId, entry) !== null);
  const open = async (): Promise<void> => {
    if (isReading.current) return;
    isReading.current = true;
    const read = await utils.workingCopies.read
      .fetch({ id: entry.id }, { staleTime: 0 })
      .catch((): ReadEntry => ({ entry: asStored(entry), copy: null }));
    setOpening({ read, kept: readKeptDraft(userId, entry) });
    isReading.current = false;
  };
  return { opening, open, close: () => setOpening(null), hasKept };
}

/**
 * The page's entry has no revisions of texts, so they get default values. The editor does not need them at this point,
 * nor the time of the last change.
 */
function asStored({ en = null, publicUntil = null, blocks, ...entry }: ArticleData["entry"]): ReadEntry["entry"] {
  const counted = { revision: entry.version, englishFrom: null };
  return {
    ...entry,
    ...counted,
    en,
    publicUntil,
    handover: null,
    createdBy: null,
    updated: entry.created,
    blocks: blocks.map((block) => ({ ...block, ...counted })),
  };
}
