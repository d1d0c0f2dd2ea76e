export type Coordinates = { lat: number; lng: number };

/** Sizes of the map's preview image in pixels: 'wide' for wide windows, 'tall' for phones. */
export const stillShapes = {
  wide: { width: 1280, height: 600 },
  tall: { width: 520, height: 520 },
} as const;
export type StillShape = keyof typeof stillShapes;

export const mapFrames = "/einbetten/karte";
export const mapFramePath = `${mapFrames}/alle`;
export const mapEditorPath = `${mapFrames}/setzen`;

/** @param key changes with the bytes, so browsers may cache the image */
export const stillPath = (key: string, shape: StillShape): string => `${mapFrames}/${key}-${shape}.webp`;

export const placeFramePath = (id: string): string => `${mapFrames}/${id}`;

export function mapUrl({ lat, lng }: Coordinates, isGoogle: boolean): string {
  return isGoogle
    ? `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

export function routeUrl({ lat, lng }: Coordinates, isGoogle: boolean): string {
  return isGoogle
    ? `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`
    : `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}
