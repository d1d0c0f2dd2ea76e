// Asks for the still of a video as soon as its link is written: until the entry is published, it is there.
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../api/trpc.ts";

export function useAskStill(id: string | null): void {
  const { mutate } = trpc.videos.askStill.useMutation();
  const ask = useEffectEvent((wanted: string) => mutate({ id: wanted }));
  useEffect(() => {
    if (id !== null) ask(id);
  }, [id]);
}
