// Where a message is kept that is being written.
import { keptAs } from "../forms/kept.ts";

export const keptMessage = keptAs("contact-form");
