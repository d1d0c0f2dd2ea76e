// Lists adapt to the width of their container, which is the page or a window over it.
import { createContext, type RefObject, use, useLayoutEffect, useState } from "react";

const NARROW_PX = 600;

type Container = {
  isNarrow: boolean;
  /** Floating buttons are rendered at the end of this element, so that they stay in place while the list scrolls. */
  element: HTMLElement | null;
};

const wide: Container = { isNarrow: false, element: null };

export const ContainerContext = createContext(wide);

export const useIsNarrow = (): boolean => use(ContainerContext).isNarrow;

/** Measures an element before it is painted, and again when its width changes. */
export function useContainer(ref: RefObject<HTMLElement | null>): Container {
  const [container, setContainer] = useState(wide);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return undefined;
    const measure = (): void => {
      const isNarrow = element.offsetWidth < NARROW_PX;
      setContainer((now) => (now.element === element && now.isNarrow === isNarrow ? now : { isNarrow, element }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return container;
}
