import { type Map as LeafletMap, marker } from "leaflet";
import type { FrameData } from "#contract/schemas/map.ts";
import { nameMarker, pinIcon } from "./pin.ts";

export function showPins(map: LeafletMap, { places, texts }: FrameData): void {
  for (const [index, place] of places.entries()) {
    const options = { icon: pinIcon(index + 1), title: place.title, riseOnHover: true };
    const one = marker(place, options).bindPopup(contentOf(place, texts.route)).addTo(map);
    nameMarker(one, `${texts.pin} ${index + 1}: ${place.title}`);
  }
}

/** Builds DOM nodes, so that texts from editors are never parsed as HTML. */
function contentOf({ title, text, url }: FrameData["places"][number], route: string): HTMLElement {
  const content = document.createElement("div");
  content.lang = "de";
  const heading = Object.assign(document.createElement("strong"), { textContent: title });
  const more = Object.assign(document.createElement("p"), { textContent: text });
  const link = Object.assign(document.createElement("a"), { href: url, target: "_blank", rel: "noopener" });
  link.textContent = route;
  link.lang = document.documentElement.lang;
  content.append(heading, ...(text === "" ? [] : [more]), link);
  return content;
}
