// Requests the preview image of a video as soon as its link is entered, so that it is ready before publication.
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../api/trpc.ts";

export function useAskStill(id: string | null): void {
  const { mutate } = trpc.videos.askStill.useMutation();
  const ask = useEffectEvent((wanted: string) => mutate({ id: wanted }));
  useEffect(() => {
    if (id !== null) ask(id);
  }, [id]);
}
