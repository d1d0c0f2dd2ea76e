// Plays slides one after the other, unless the visitor paused it, uses a slide, or looks elsewhere.
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
  /** Whether there is more than one slide to play. */
  isPossible: boolean;
  intervalMs: number;
  /** The shown slide: each slide gets its whole interval, also after a manual change. */
  at: number;
  go: (slide: number) => void;
};

export function useAutoplay({ isPossible, intervalMs, at, go }: Options) {
  const isReduced = useReducedMotion();
  const isPageHidden = useIsPageHidden();
  // Null until the visitor chooses: then the system's setting decides.
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
      // A person who presses 'play' by keyboard has the focus inside; it must play nevertheless.
      setIsFocused(false);
    },
    holds: {
      // After a touch, no pointer would end the hovering.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
