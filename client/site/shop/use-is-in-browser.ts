// Whether a component is shown by a browser that has taken over the server's HTML: for what the server does not know.
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server, and at the first render in the browser. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
