// Removes an entry that was created but never edited, however the user leaves its editor.
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "../api/trpc.ts";
import type { EditableEntry } from "./draft.ts";
import { isBlankBlock } from "#contract/blocks/registry.ts";
import { isUnwrittenTitle } from "./unwritten.ts";

/** True if an entry is as 'Neuer Eintrag' has created it. */
export function isUnwritten({ version, title, blocks, mainPicture, publishDate, date }: EditableEntry): boolean {
  const isEmpty = blocks.every(isBlankBlock) && mainPicture === null && publishDate === null && date === null;
  return version === 1 && isEmpty && isUnwrittenTitle(title);
}

/** The server removes only version 1, so changes of others stay. */
const removal = (id: string) => ({ id, version: 1, isUnwritten: true });

/**
 * @param isUntouched true if leaving must remove the entry
 * @returns a function that removes the entry at once, for closing the editor within the site
 */
export function useUntouched(id: string, isUntouched: boolean): () => Promise<void> {
  const utils = trpc.useUtils();
  const remove = trpc.entries.remove.useMutation();
  const isGone = useRef(false);
  const drop = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    // The removal may fail because another user has edited or removed the entry.
    await remove.mutateAsync(removal(id)).catch(() => undefined);
    await Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate()]);
  };
  const dropIfUntouched = useEffectEvent((): void => {
    if (isUntouched) void drop();
  });
  const dropAtTheEnd = useEffectEvent((): void => {
    if (!isUntouched || isGone.current) return;
    // Only a request with `keepalive` outlives its page.
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
    // After a reload, editing of the entry continues.
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
