// The draft of a contact message.
import { keptAs } from "../forms/kept.ts";

export const keptMessage = keptAs("contact-form");
