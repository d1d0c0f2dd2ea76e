import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 64rem)";

export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(media).matches,
    () => true,
  );
}

export const useIsWide = (): boolean => useMedia(WIDE);
