import { useLayoutEffect, useRef } from "react";

/** Head, main picture and blocks. On home and list pages, `data-block` also marks the head. */
const parts = "article > header, article > figure, main [data-block]";

/** Where users look, as a fraction of the window's height: a little above the middle. */
const EYES = 0.4;

type Part = { name: string; top: number };

function nameOf(part: Element): string {
  if (part instanceof HTMLElement && part.dataset["block"] !== undefined) return part.dataset["block"];
  return part.matches("header") ? "head" : "main";
}

function distance({ top, bottom }: DOMRect, y: number): number {
  return Math.max(top - y, y - bottom, 0);
}

function partInView(used: string | null): Part | null {
  const y = window.innerHeight * EYES;
  const all = [...document.querySelectorAll(parts)].map((part) => ({ part, box: part.getBoundingClientRect() }));
  const wanted = all.filter(({ part }) => used === null || nameOf(part) === used);
  const [nearest] = wanted.sort((a, b) => distance(a.box, y) - distance(b.box, y));
  return nearest ? { name: nameOf(nearest.part), top: nearest.box.top } : null;
}

function putBack({ name, top }: Part): void {
  const part = [...document.querySelectorAll(parts)].find((one) => nameOf(one) === name);
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
}

export function useSteadyView(): (used?: string | null) => string | null {
  const seen = useRef<Part | null>(null);
  useLayoutEffect(() => {
    const part = seen.current;
    seen.current = null;
    if (!part) return;
    putBack(part);
    // A gallery gets its height one frame later, so the position is corrected a second time.
    requestAnimationFrame(() => putBack(part));
  });
  return (used = null) => {
    seen.current = partInView(used);
    return seen.current?.name ?? null;
  };
}
