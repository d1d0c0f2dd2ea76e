import { divIcon, type DivIcon, type Marker } from "leaflet";

const SIZE = { width: 36, height: 46 };

export function pinIcon(number: number, isCurrent = false): DivIcon {
  const drop = "M18 45C16 38 3 29 3 17a15 15 0 1 1 30 0C33 29 20 38 18 45Z";
  return divIcon({
    className: isCurrent ? "pin current" : "pin",
    html: `<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true"><path d="${drop}"/></svg><span>${number}</span>`,
    iconSize: [SIZE.width, SIZE.height],
    iconAnchor: [SIZE.width / 2, SIZE.height],
    popupAnchor: [0, 4 - SIZE.height],
  });
}

/** Adds a label. Without it, screen readers would read only the pin's number. */
export function nameMarker(marker: Marker, name: string): void {
  marker.getElement()?.setAttribute("aria-label", name);
}
