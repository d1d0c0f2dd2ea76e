import { useEffect, useEffectEvent, useState } from "react";
import { presence } from "#contract/schemas/working-copies.ts";
import { trpc } from "../api/trpc.ts";
import type { SessionStore } from "./session-store.ts";

type Props = { entryId: string; store: SessionStore; isBusy: boolean; onNews: () => void };

export function usePresence({ entryId, store, isBusy, onNews }: Props): string[] {
  const watch = trpc.workingCopies.watch.useMutation();
  const [others, setOthers] = useState<string[]>([]);
  const ask = useEffectEvent(async (isOpen: boolean): Promise<void> => {
    const seen = await watch.mutateAsync({ id: entryId, isOpen }).catch(() => null);
    if (!seen || !isOpen) return;
    setOthers((before) => (before.join() === seen.others.join() ? before : seen.others));
    const { version, copy } = store.read();
    if (!isBusy && (seen.version !== version || seen.revision !== copy.revision)) onNews();
  });
  useEffect(() => {
    const askIfSeen = (): void => {
      if (document.visibilityState === "visible") void ask(true);
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, presence.askedEveryMs);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
      void ask(false);
    };
  }, []);
  return others;
}
