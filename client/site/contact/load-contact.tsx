// Loads the page with the contact form: its component and its texts; where a captcha is shown already, that too.
import { addLateTexts } from "../../i18n.ts";
import { isServer } from "../../screen.tsx";
import type { ArticleData } from "../entries/article-data.ts";
import { FixedPage } from "../pages/FixedPage.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { loadSending } from "./load-sending.ts";

export async function loadContact() {
  const hasCaptcha = isServer || document.querySelector("[data-captcha]") !== null;
  await Promise.all([isServer ? null : loadTexts(), hasCaptcha ? loadSending() : null]);
  return (article: ArticleData) => (
    <>
      <FixedPage name="Kontakt" article={article} />
      <ContactForm />
    </>
  );
}

/** The server has all texts. */
async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const loaded = isEnglish ? import("#locales/en/contact.json") : import("#locales/de/contact.json");
  addLateTexts("contact", (await loaded).default);
}
