// Focuses the heading of a page after a navigation without a link.

export function focusHeading(): void {
  // The closing dialog returns the focus first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) giveFocus(heading);
    }),
  );
}

/** A heading is not focusable by itself. The page does not scroll. */
export function giveFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
