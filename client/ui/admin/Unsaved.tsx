import { createContext, use, useEffect, useState } from "react";

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

/**
 * True inside a screen that shows several forms and asks once before it is left. React Router supports only one blocker
 * at a time.
 */
export const AskedOutside = createContext(false);

/** @returns whether one of several parts has unsaved input, and a function that reports this for a part */
export function useUnsavedParts(): { isUnsaved: boolean; tell: (part: string, isUnsaved: boolean) => void } {
  const [parts, setParts] = useState<readonly string[]>([]);
  const [tell] = useState(() => (part: string, isUnsaved: boolean): void => {
    setParts((now) => {
      if (now.includes(part) === isUnsaved) return now;
      return isUnsaved ? [...now, part] : now.filter((one) => one !== part);
    });
  });
  return { isUnsaved: parts.length > 0, tell };
}
