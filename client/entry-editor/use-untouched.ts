// An entry that was created and never written leaves nothing behind, however its editor is left.
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "../api/trpc.ts";
import type { EditableEntry } from "./draft.ts";
import { isBlankBlock } from "#contract/blocks/registry.ts";
import { isUnwrittenTitle } from "./unwritten.ts";

/** Whether an entry is as 'Neuer Eintrag' creates it. */
export function isUnwritten({ version, title, blocks, mediamain, publishDate, date }: EditableEntry): boolean {
  const isEmpty = blocks.every(isBlankBlock) && mediamain === null && publishDate === null && date === null;
  return version === 1 && isEmpty && isUnwrittenTitle(title);
}

/** The server removes only this version: what someone else has written meanwhile stays. */
const removal = (id: string) => ({ id, version: 1, isUnwritten: true });

/**
 * @param isUntouched whether leaving now must remove the entry
 * @returns removes it now, for who leaves the editor and stays on the site
 */
export function useUntouched(id: string, isUntouched: boolean): () => Promise<void> {
  const utils = trpc.useUtils();
  const remove = trpc.entries.remove.useMutation();
  const isGone = useRef(false);
  const drop = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    // Someone else has written in it, or has removed it: both are fine.
    await remove.mutateAsync(removal(id)).catch(() => undefined);
    await Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate()]);
  };
  const dropIfUntouched = useEffectEvent((): void => {
    if (isUntouched) void drop();
  });
  const dropAtTheEnd = useEffectEvent((): void => {
    if (!isUntouched || isGone.current) return;
    // Only such a request outlives its page.
    void fetch("/trpc/entries.remove", {
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(removal(id)),
    });
  });
  useEffect(() => {
    let isReloaded = false;
    const note = ({ navigationType }: NavigateEvent): void => {
      isReloaded = navigationType === "reload";
    };
    // Whoever reloads the page goes on with the entry.
    const leave = (): void => void (isReloaded || dropAtTheEnd());
    window.navigation?.addEventListener("navigate", note);
    window.addEventListener("pagehide", leave);
    return () => {
      window.navigation?.removeEventListener("navigate", note);
      window.removeEventListener("pagehide", leave);
      dropIfUntouched();
    };
  }, []);
  return drop;
}
