import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once the component is hydrated. False on the server and during hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
