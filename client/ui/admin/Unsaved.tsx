import { createContext, use, useEffect } from "react";

/**
 * A form uses this context to report unsaved input to the dialog or screen around it. Without one, the report has no
 * effect.
 */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {});

/**
 * While this component is rendered with `isThere`, the surrounding dialog asks before Escape, a click outside, '×', a
 * link or Back closes it.
 */
export function Unsaved({ isThere }: { isThere: boolean }) {
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell(isThere);
    return () => tell(false);
  }, [tell, isThere]);
  return null;
}
