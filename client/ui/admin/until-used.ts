/** @returns a signal that aborts at the next key or pointer press. Delayed focus changes must stop then. */
export function untilUsed(): AbortSignal {
  const used = new AbortController();
  for (const type of ["keydown", "pointerdown"])
    window.addEventListener(type, () => used.abort(), { capture: true, once: true, signal: used.signal });
  return used.signal;
}
