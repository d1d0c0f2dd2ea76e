// Gives the heading of a page the focus, for who comes to it in another way than by a link.

export function focusHeading(): void {
  // The question that was answered gives the focus back before.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) giveFocus(heading);
    }),
  );
}

/** To a heading, which by itself cannot have it; the page stays where it is. */
export function giveFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
