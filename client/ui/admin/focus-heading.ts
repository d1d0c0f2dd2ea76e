export function focusHeading(): void {
  // Within these two frames, a closing dialog returns the focus to the button that opened it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading) giveFocus(heading);
    }),
  );
}

export function giveFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
