import { useSyncExternalStore } from "react";

const never = () => () => {};

export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
