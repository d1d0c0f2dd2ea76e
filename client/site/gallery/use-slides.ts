import { type KeyboardEvent, useCallback, useState } from "react";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { type Place, slideAfter, slideOfKey } from "./slides.ts";

export type Slides = {
  place: Place;
  go: (slide: number) => void;
  step: (steps: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function useSlides(slideCount: number, imageCount: number, pivot: GallerySettings["pivot"]): Slides {
  const [place, setPlace] = useState<Place>({ at: 0, from: 0 });
  const go = useCallback(
    (slide: number) => setPlace(({ at }) => ({ at: slideAfter(slide, 0, slideCount), from: at })),
    [slideCount],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (slideCount < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
    const isToEnd = event.key === "Home" || event.key === "End";
    const to = slideOfKey(event.key, place.at, isToEnd ? imageCount : slideCount, pivot);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return { place, go, step: (steps) => go(place.at + steps), onKeyDown };
}
