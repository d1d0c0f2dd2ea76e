import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from "react";

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia("(prefers-reduced-motion: reduce)");
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    () => true,
  );
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => true,
  );
}

type Options = {
  isPossible: boolean;
  intervalMs: number;
  /** The index of the shown slide. A change restarts the interval, also a change by the visitor. */
  at: number;
  go: (slide: number) => void;
};

export function useAutoplay({ isPossible, intervalMs, at, go }: Options) {
  const isReduced = useReducedMotion();
  const isPageHidden = useIsPageHidden();
  // null until the visitor presses play or pause. Until then, the system setting for reduced motion applies.
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isOn = choice ?? !isReduced;
  const isRunning = isPossible && isOn && !isPageHidden && !isHovered && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => go(at + 1), intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, intervalMs, at, go]);

  return {
    isOn,
    isRunning,
    toggle: () => {
      setChoice(!isOn);
      // After 'play' by keyboard, the button keeps the focus. This focus must not pause the slides again.
      setIsFocused(false);
    },
    holds: {
      // Only a mouse can hover, so other pointers are ignored.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
