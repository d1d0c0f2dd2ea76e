import { type RefObject, useEffect } from "react";

/** Sets `--panel-room` to the height that the panel covers, so that the panel never hides the edited text. */
export function usePanelRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const root = document.documentElement;
    const tell = (): void => {
      const room = Math.max(0, window.innerHeight - element.getBoundingClientRect().top);
      root.style.setProperty("--panel-room", `${Math.ceil(room)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    // The on-screen keyboard moves the panel one frame later.
    const later = (): void => void requestAnimationFrame(tell);
    window.addEventListener("resize", later);
    window.visualViewport?.addEventListener("resize", later);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", later);
      window.visualViewport?.removeEventListener("resize", later);
      root.style.removeProperty("--panel-room");
    };
  }, [panel]);
}
