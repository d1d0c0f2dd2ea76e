import { type Map as LeafletMap, type Marker, marker } from "leaflet";
import type { FrameData } from "#contract/schemas/map.ts";
import { type FromFrame, isToFrame, type PlacedPin } from "#contract/values/map-messages.ts";
import { nameMarker, pinIcon } from "./pin.ts";

/** The steps of the arrow keys, in pixels of the map. With Shift, the steps are ten times as large. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const FAR = 10;

const tell = (message: FromFrame): void => parent.postMessage(message, location.origin);

export function editPins(map: LeafletMap, { texts }: FrameData): void {
  const markers = new Map<string, Marker>();
  const tellPlace = (id: string, at: Marker): void => {
    const { lat, lng } = at.getLatLng().wrap();
    tell({ type: "moved", id, lat, lng });
  };
  const draw = ({ id, title, lat, lng }: PlacedPin, number: number, current: string | null): void => {
    const icon = pinIcon(number, id === current);
    const options = { icon, draggable: true, autoPan: true, title };
    const one = marker({ lat, lng }, options).addTo(map);
    nameMarker(one, `${texts.pin} ${number}: ${title}`);
    one.on("dragend", () => tellPlace(id, one));
    one.on("click", () => tell({ type: "picked", id }));
    one.getElement()?.addEventListener("keydown", (event) => {
      if (movedBy(map, one, event)) tellPlace(id, one);
    });
    one.getElement()?.addEventListener("focus", () => tell({ type: "picked", id }));
    markers.set(id, one);
  };

  addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isToFrame(data)) return;
    const { pins, current, isShown } = data;
    const focused = [...markers].find(([, one]) => one.getElement() === document.activeElement)?.[0];
    for (const one of markers.values()) one.remove();
    markers.clear();
    for (const [index, pin] of pins.entries()) draw(pin, index + 1, current);
    if (focused !== undefined) markers.get(focused)?.getElement()?.focus({ preventScroll: true });
    const shown = pins.find(({ id }) => id === current);
    if (shown && (isShown || !map.getBounds().contains(shown))) map.panTo(shown, { animate: false });
  });
  map.on("click", ({ latlng }) => {
    const { lat, lng } = latlng.wrap();
    tell({ type: "pointed", lat, lng });
  });
  tell({ type: "ready" });
}

/** @returns true if the key has moved the pin */
function movedBy(map: LeafletMap, one: Marker, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (!step) return false;
  event.preventDefault();
  event.stopPropagation();
  const factor = event.shiftKey ? FAR : 1;
  // Leaflet rounds points of the container, so a horizontal step could also move the pin vertically. Projected points
  // are exact.
  const point = map.project(one.getLatLng()).add([step[0] * factor, step[1] * factor]);
  one.setLatLng(map.unproject(point));
  return true;
}
