import { untilUsed } from "./until-used.ts";

const dialogs = "[role=dialog], [role=alertdialog]";
/** Two seconds at 60 frames per second. Closing dialogs fade out in less time. */
const MOST_FRAMES = 120;
/** One frame after a dialog was removed, React Aria returns the focus to the button that opened the dialog. */
const CALM_FRAMES = 3;

/**
 * Moves the focus to a place after dialogs have closed. If no element has the focus, the focus moves immediately. If an
 * element in `from` has the focus, the focus moves some frames later. Any other focus stays, because the user may have
 * moved it.
 * @param place the element, or a function that finds it if it is not rendered yet
 * @param isShown true if the page scrolls to the place
 */
export function focusAfterDialogs(
  place: HTMLElement | (() => HTMLElement | null),
  from: Element | null = null,
  isShown = false,
): void {
  let frames = 0;
  let calmFrames = 0;
  const used = untilUsed();
  const look = (): void => {
    if (used.aborted) return;
    const target = typeof place === "function" ? place() : place;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    const dialog = focused?.closest(dialogs);
    calmFrames = dialog && !dialog.contains(target) ? 0 : calmFrames + 1;
    frames += 1;
    if (isLost || (calmFrames === CALM_FRAMES && from?.contains(focused))) target?.focus({ preventScroll: true });
    if (calmFrames > 0 && target?.contains(document.activeElement)) {
      if (isShown) target.scrollIntoView({ block: "nearest" });
      return;
    }
    // The page behind a dialog cannot be focused while the dialog fades out.
    if ((isLost || calmFrames < CALM_FRAMES) && frames < MOST_FRAMES) requestAnimationFrame(look);
  };
  look();
}
