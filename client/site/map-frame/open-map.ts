import { control, type LatLngBoundsExpression, map as leafletMap, type Map as LeafletMap, tileLayer } from "leaflet";
import type { FrameData } from "#contract/schemas/map.ts";

const CLOSEST = 19;
const CLOSE = 16;
const GERMANY: LatLngBoundsExpression = [
  [47.3, 5.9],
  [55, 15],
];

const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

export function openMap({ places, tiles, texts }: FrameData): LeafletMap {
  const map = leafletMap("map", { zoomControl: false, attributionControl: false, fadeAnimation: false });
  control.zoom({ zoomInTitle: texts.in, zoomOutTitle: texts.out }).addTo(map);
  control.attribution({ prefix: false }).addTo(map);
  // Tile servers require the Referer header.
  const options = { maxZoom: CLOSEST, attribution: ATTRIBUTION, referrerPolicy: "strict-origin" as const };
  tileLayer(tiles, options).addTo(map);
  const all = places.map(({ lat, lng }): [number, number] => [lat, lng]);
  if (all.length > 0) map.fitBounds(all, { maxZoom: CLOSE, padding: [48, 64], animate: false });
  else map.fitBounds(GERMANY, { animate: false });
  return map;
}
