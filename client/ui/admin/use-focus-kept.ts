// The focus never falls to the start of the page: when what has it is removed, its nearest neighbour gets it.
import { useEffect } from "react";

/** No inputs: on a phone the keyboard would open. */
const buttons = "button, a[href], [role=button], [role=switch], [role=tab]";

function isUsable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.matches("[disabled], [inert] *");
}

function buttonsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const own = node.matches(buttons) ? [node] : [];
  return [...own, ...node.querySelectorAll<HTMLElement>(buttons)].filter(isUsable);
}

/** First what came after the removed node, then what came before it, then the same one level up. */
function neighbourOf({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  let [next, previous]: [Node | null, Node | null] = [nextSibling, previousSibling];
  if (!target.isConnected) return null;
  for (let parent: Node | null = target; parent && parent !== document.body; parent = parent.parentNode) {
    const found = firstButton(next, "nextSibling") ?? firstButton(previous, "previousSibling");
    if (found) return found;
    // Between two pages there are no neighbours.
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

/** What lies over the page, and gives the focus back to it when it closes. */
const overlays = "[role=dialog], [role=alertdialog], [data-react-aria-top-layer]";

/** For the whole page, as long as an editor uses it. */
export function useFocusKept(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    /** The last place of the focus in the page itself, and its removal. */
    let home: { place: HTMLElement; lost: MutationRecord | null } | null = null;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      if (!target.closest(overlays)) home = { place: target, lost: null };
    };
    /** Whoever came to the page with an open dialog begins at its heading. */
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
      // Dialogs give the focus back by themselves, if what opened them is still there.
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
