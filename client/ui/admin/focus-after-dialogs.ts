// Moves a lost focus to its place when the dialog that was answered is gone.

const dialogs = "[role=dialog], [role=alertdialog]";
/** Two seconds at 60 hertz; closing dialogs fade out in less. */
const MOST_FRAMES = 120;

/**
 * Waits until the focus has left every dialog that does not contain the place. The focus moves only if it is lost or
 * within `from`: the user may have gone elsewhere meanwhile.
 */
export function focusAfterDialogs(place: HTMLElement, from: Element | null = null): void {
  let frames = 0;
  let calmFrames = 0;
  const look = (): void => {
    const focused = document.activeElement;
    const dialog = focused?.closest(dialogs);
    const isInOtherDialog = Boolean(dialog && !dialog.contains(place));
    calmFrames = isInOtherDialog ? 0 : calmFrames + 1;
    frames += 1;
    // React Aria gives the focus back in the frame after the dialog was removed.
    if (calmFrames < 3) {
      if (frames < MOST_FRAMES && place.isConnected) requestAnimationFrame(look);
      return;
    }
    if (focused === null || focused === document.body || from?.contains(focused)) place.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
