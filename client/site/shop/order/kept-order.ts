// What the server answered to an order, until the tab is closed: the page of the order thanks for it.
import { keptAs } from "../../forms/kept.ts";
import type { Placed } from "../checkout/place-order.ts";

const kept = keptAs("placed-order");

export function keepPlaced({ id }: Placed): void {
  kept.keep({ id });
}

export const wasJustPlaced = (id: string): boolean => kept.read()["id"] === id;
