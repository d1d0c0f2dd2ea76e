// If the focused element is removed, the focus moves to its nearest neighbour. Otherwise the focus would be lost.
import { useEffect } from "react";

/** Inputs are excluded, because focusing them opens the keyboard of a phone. */
const buttons = "button, a[href], [role=button], [role=switch], [role=tab]";

function isUsable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.matches("[disabled], [inert] *");
}

function buttonsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const own = node.matches(buttons) ? [node] : [];
  return [...own, ...node.querySelectorAll<HTMLElement>(buttons)].filter(isUsable);
}

/** The search order: nodes after the removed one, nodes before it, then the same order one level up. */
function neighbourOf({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  let [next, previous]: [Node | null, Node | null] = [nextSibling, previousSibling];
  if (!target.isConnected) return null;
  for (let parent: Node | null = target; parent && parent !== document.body; parent = parent.parentNode) {
    const found = firstButton(next, "nextSibling") ?? firstButton(previous, "previousSibling");
    if (found) return found;
    // The search for a neighbour ends at `main`. Then the heading of the page gets the focus.
    if (parent instanceof HTMLElement && parent.matches("main")) return headingOf(parent);
    if (parent instanceof HTMLElement && parent.matches("[role=dialog], [role=alertdialog]")) return parent;
    [next, previous] = [parent.nextSibling, parent.previousSibling];
  }
  return null;
}

function headingOf(main: HTMLElement): HTMLElement {
  const heading = main.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  return heading ?? main;
}

function firstButton(from: Node | null, side: "nextSibling" | "previousSibling"): HTMLElement | undefined {
  for (let node = from; node; node = node[side]) {
    const found = buttonsIn(node).at(side === "nextSibling" ? 0 : -1);
    if (found) return found;
  }
  return undefined;
}

/** Layers above the page. When they close, they return the focus to their opener. */
const overlays = "[role=dialog], [role=alertdialog], [data-react-aria-top-layer]";

export function useFocusKept(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    /** The last focused element outside of overlays, and the mutation that removed it. */
    let home: { place: HTMLElement; lost: MutationRecord | null } | null = null;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      if (!target.closest(overlays)) home = { place: target, lost: null };
    };
    /** The page may have opened with a dialog. Then the page's heading gets the focus. */
    const placeToGo = (): HTMLElement | null => {
      if (home?.place.isConnected) return home.place;
      const main = document.querySelector<HTMLElement>("main");
      return (home?.lost && neighbourOf(home.lost)) ?? (home === null && main ? headingOf(main) : null);
    };
    const goHome = (): void => placeToGo()?.focus({ preventScroll: true });
    const observer = new MutationObserver((records) => {
      const removalOf = (place: HTMLElement): MutationRecord | undefined =>
        records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(place)));
      if (home) home.lost ??= removalOf(home.place) ?? null;
      if (!focused || !removalOf(focused)) return;
      // A dialog returns the focus itself if its opener still exists, so this waits for two frames.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) goHome();
        }),
      );
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
}
