// The contact form on its page, as a part that is loaded when it is used or seen.
import { latePart } from "../forms/late-part.tsx";
import { loadFormTexts } from "../forms/late-texts.ts";
import { keptMessage } from "./kept-message.ts";

async function load() {
  const [{ ContactForm }] = await Promise.all([
    import("./ContactForm.tsx"),
    loadFormTexts("contact", {
      de: () => import("#locales/de/contact.json"),
      en: () => import("#locales/en/contact.json"),
    }),
  ]);
  return ContactForm;
}

export const { LatePart: LateContactForm, write: writeContactForm } = latePart({ load, kept: () => keptMessage });
