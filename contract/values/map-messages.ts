// Messages between the map screen and its frame.
import type { Coordinates } from "./map-links.ts";

export type PlacedPin = Coordinates & { id: string; title: string };

export type ToFrame = {
  type: "pins";
  pins: PlacedPin[];
  current: string | null;
  isShown: boolean;
};

export type FromFrame =
  | { type: "ready" }
  | { type: "picked"; id: string }
  | ({ type: "moved"; id: string } & Coordinates)
  | ({ type: "pointed" } & Coordinates);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export function isToFrame(value: unknown): value is ToFrame {
  return isRecord(value) && value["type"] === "pins" && Array.isArray(value["pins"]);
}

export function isFromFrame(value: unknown): value is FromFrame {
  return isRecord(value) && ["ready", "picked", "moved", "pointed"].includes(String(value["type"]));
}
