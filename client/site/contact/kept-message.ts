import { keptAs } from "../forms/kept.ts";

export const keptMessage = keptAs("contact-form");
