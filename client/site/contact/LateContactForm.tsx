import { latePart } from "../forms/late-part.tsx";
import { loadLateTexts } from "../../language/late-texts.ts";
import { keptMessage } from "./kept-message.ts";

async function load() {
  const [{ ContactForm }] = await Promise.all([import("./ContactForm.tsx"), loadLateTexts("forms", "contact")]);
  return ContactForm;
}

export const { LatePart: LateContactForm, write: writeContactForm } = latePart({ load, kept: () => keptMessage });
