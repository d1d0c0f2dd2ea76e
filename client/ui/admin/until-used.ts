// Whoever presses a key or a button has gone on: a focus that is still on its way to somewhere stays with them.

/** @returns a signal that is aborted with the next press of a key or of a pointer */
export function untilUsed(): AbortSignal {
  const used = new AbortController();
  for (const type of ["keydown", "pointerdown"])
    window.addEventListener(type, () => used.abort(), { capture: true, once: true, signal: used.signal });
  return used.signal;
}
