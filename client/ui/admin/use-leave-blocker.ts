import { type Blocker, type BlockerFunction, useBlocker } from "react-router";
import { useLeaveWarning } from "./use-leave-warning.ts";

/**
 * Holds navigations back, and lets the browser ask before the document is left.
 * @param isBlocked which navigations are held back; by default those that change the path
 */
export function useLeaveBlocker(isActive: boolean, isBlocked: BlockerFunction = isOtherPath): Blocker {
  useLeaveWarning(isActive);
  return useBlocker((navigation) => isActive && isBlocked(navigation));
}

export const isOtherPath: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;
