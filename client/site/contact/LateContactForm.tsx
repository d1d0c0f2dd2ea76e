import { latePart } from "../forms/late-part.tsx";
import { keptMessage } from "./kept-message.ts";
import { loadContactForm } from "./load-contact-form.ts";

export const { LatePart: LateContactForm, write: writeContactForm } = latePart({
  load: loadContactForm,
  kept: () => keptMessage,
});
