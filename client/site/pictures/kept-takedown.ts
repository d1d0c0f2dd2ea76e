import { keptAs } from "../forms/kept.ts";

export const keptTakedown = keptAs("takedown");
