// If an entry was created but never edited, it is removed when the user leaves the editor.
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "../api/trpc.ts";
import type { EditableEntry } from "./draft.ts";
import { isBlankBlock } from "#contract/blocks/registry.ts";
import { isUnwrittenTitle } from "./unwritten.ts";

export function isUnwritten({ version, title, blocks, mainPicture, publishDate, date }: EditableEntry): boolean {
  const isEmpty = blocks.every(isBlankBlock) && mainPicture === null && publishDate === null && date === null;
  return version === 1 && isEmpty && isUnwrittenTitle(title);
}

/** The server removes the entry only if its version is 1. An entry that another user has changed therefore stays. */
const removal = (id: string) => ({ id, version: 1, isUnwritten: true });

/**
 * @param isUntouched true if the entry must be removed when the user leaves
 * @returns a function that removes the entry immediately, for closing the editor without leaving the site
 */
export function useUntouched(id: string, isUntouched: boolean): () => Promise<void> {
  const utils = trpc.useUtils();
  const remove = trpc.entries.remove.useMutation();
  const isGone = useRef(false);
  const drop = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    await remove.mutateAsync(removal(id)).catch(() => undefined);
    await Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate()]);
  };
  const dropIfUntouched = useEffectEvent((): void => {
    if (isUntouched) void drop();
  });
  const dropAtTheEnd = useEffectEvent((): void => {
    if (!isUntouched || isGone.current) return;
    // `keepalive` lets the request continue after the page is closed.
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
    // A reload must not remove the entry, because the user continues editing.
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
