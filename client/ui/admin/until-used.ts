/** @returns a signal that the next key or pointer press aborts, so that a delayed focus change does not interrupt */
export function untilUsed(): AbortSignal {
  const used = new AbortController();
  for (const type of ["keydown", "pointerdown"])
    window.addEventListener(type, () => used.abort(), { capture: true, once: true, signal: used.signal });
  return used.signal;
}
