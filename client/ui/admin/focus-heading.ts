export function focusHeading(): void {
  // A closing dialog returns the focus to its opener within these two frames.
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
