import { keptAs } from "../../forms/kept.ts";
import type { Placed } from "../checkout/place-order.ts";

const kept = keptAs("placed-order");

export function keepPlaced({ id }: Placed): void {
  kept.keep({ id });
}

export const wasJustPlaced = (id: string): boolean => kept.read()["id"] === id;
