import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusAfterDialogs } from "../../../ui/admin/focus-after-dialogs.ts";

export function useFocusOnHeading<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = group.current;
    const remember = ({ target }: FocusEvent): void => {
      pressed.current = target as Element;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);
  // Runs after every render, because any change of the order may change its actions.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    const heading = group.current?.closest("section")?.querySelector<HTMLElement>("h2");
    if (!heading) return;
    heading.tabIndex = -1;
    focusAfterDialogs(heading);
  });
  return group;
}
