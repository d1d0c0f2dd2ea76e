import { useEffect, useEffectEvent } from "react";

/**
 * A part of a popover or dialog. Calls `run` after the closed popover has returned the focus to its button. Otherwise
 * the popover would take the focus from what `run` gives it to.
 */
export function AfterClosing({ run }: { run: () => unknown }) {
  const runNow = useEffectEvent(run);
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(() => runNow())), []);
  return null;
}
