import { createContext, use, useEffect } from "react";

/** How a form tells the dialog or the screen around it that it has unsaved input. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** While it stands in a dialog with `isThere`, the dialog asks before Escape, a click outside, '×', a link or Back close it. */
export function Unsaved({ isThere }: { isThere: boolean }) {
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell(isThere);
    return () => tell(false);
  }, [tell, isThere]);
  return null;
}
