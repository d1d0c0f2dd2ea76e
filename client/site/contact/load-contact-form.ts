import type { ComponentType } from "react";
import { type Loader, type Loads, orFromDocument } from "../../api/loader.ts";
import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadContactForm(): Promise<ComponentType> {
  const [{ ContactForm }] = await Promise.all([import("./ContactForm.tsx"), loadLateTexts("forms", "contact")]);
  return ContactForm;
}

/**
 * In the browser, a navigation waits for the form's code, so that the form does not appear late. If the code cannot be
 * loaded, the page is shown anyway.
 */
export function loadedWithContactForm<Loaded>({ query, loader }: Loads<Loaded>): Loads<Loaded> {
  const both: Loader = async (args) => {
    const form = import.meta.env.SSR ? null : loadContactForm().catch(() => null);
    await Promise.all([loader(args), form]);
    return null;
  };
  return { query, loader: orFromDocument(both) };
}
