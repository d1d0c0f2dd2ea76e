// When a video link is entered, requests its preview image immediately, so that the image exists before publication.
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../api/trpc.ts";

export function useAskStill(id: string | null): void {
  const { mutate } = trpc.videos.askStill.useMutation();
  const ask = useEffectEvent((wanted: string) => mutate({ id: wanted }));
  useEffect(() => {
    if (id !== null) ask(id);
  }, [id]);
}
