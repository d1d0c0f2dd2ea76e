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
  for (let parent: Node | null = target; parent && parent !== document.body; parent = parent.parentNode) {
    const found = firstButton(next, "nextSibling") ?? firstButton(previous, "previousSibling");
    if (found) return found;
    // Between two pages there are no neighbours.
    if (parent instanceof HTMLElement && parent.matches("main, [role=dialog], [role=alertdialog]")) return parent;
    [next, previous] = [parent.nextSibling, parent.previousSibling];
  }
  return null;
}

function firstButton(from: Node | null, side: "nextSibling" | "previousSibling"): HTMLElement | undefined {
  for (let node = from; node; node = node[side]) {
    const found = buttonsIn(node).at(side === "nextSibling" ? 0 : -1);
    if (found) return found;
  }
  return undefined;
}

/** For the whole page, as long as an editor uses it. */
export function useFocusKept(): void {
  useEffect(() => {
    let focused: Node | null = null;
    const remember = ({ target }: FocusEvent): void => {
      focused = target instanceof Node ? target : null;
    };
    const observer = new MutationObserver((records) => {
      const lost = records.find(
        ({ target, removedNodes }) =>
          target.isConnected && [...removedNodes].some((node) => focused !== null && node.contains(focused)),
      );
      // Dialogs give the focus back by themselves.
      if (lost) requestAnimationFrame(() => requestAnimationFrame(() => moveFrom(lost)));
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
}

function moveFrom(lost: MutationRecord): void {
  if (document.activeElement !== document.body || !lost.target.isConnected) return;
  const neighbour = neighbourOf(lost);
  neighbour?.focus({ preventScroll: true });
}
