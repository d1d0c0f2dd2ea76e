import { findNextOpening } from "../settings/next-opening.ts";
import { findNextEnd } from "../content/entries/agenda.ts";
import { nextMidnight } from "../content/events/clock-of-place.ts";
import { findNextPublication } from "../content/entries/next-moment.ts";
import { findNextOfferEnd } from "../shop/products/offer-end.ts";
import type { NextMoment } from "../kernel/publication/moment.ts";

export const nextMoments: readonly NextMoment[] = [
  { topic: "entries", find: findNextPublication },
  { topic: "entries", find: findNextEnd },
  { topic: "settings", find: findNextOpening },
  { topic: "products", find: findNextOfferEnd },
  // At midnight, the calendar highlights another day. So cached pages expire then.
  { topic: "entries", find: (_db, after) => Promise.resolve(nextMidnight(after)) },
];
