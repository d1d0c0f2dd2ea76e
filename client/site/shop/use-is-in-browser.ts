// Detects a hydrated component, for content that the server does not know.
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
