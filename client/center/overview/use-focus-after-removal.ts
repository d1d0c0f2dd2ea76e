import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus when rows of a list disappear together with the focused button: to the list's heading, or to the
 * heading of the screen when the list disappears, too.
 * @returns the ref of the list's heading
 */
export function useFocusAfterRemoval(count: number, focusTitle: () => void): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (!isLost) return;
    if (heading.current) heading.current.focus({ preventScroll: true });
    else focusTitle();
  }, [count, focusTitle]);
  return heading;
}
