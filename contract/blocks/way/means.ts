// Means of transport to a stop of a way. Guests load this file.
export const means = ["train", "tram", "bus", "ferry", "bike", "car", "foot"] as const;
export type Means = (typeof means)[number];
