// Loads the admin layer's texts, for the overlay and for the admin center; either may come first.
import type { i18n } from "i18next";
import type { Language } from "../../i18n.ts";

export async function loadAdminTexts(texts: i18n, language: Language): Promise<void> {
  const [admin, files, messages, newsletter, notifications, people] = await (language === "en"
    ? Promise.all([
        import("#locales/en/admin.json"),
        import("#locales/en/files.json"),
        import("#locales/en/messages.json"),
        import("#locales/en/newsletter.json"),
        import("#locales/en/notifications.json"),
        import("#locales/en/people.json"),
      ])
    : Promise.all([
        import("#locales/de/admin.json"),
        import("#locales/de/files.json"),
        import("#locales/de/messages.json"),
        import("#locales/de/newsletter.json"),
        import("#locales/de/notifications.json"),
        import("#locales/de/people.json"),
      ]));
  texts.addResourceBundle(language, "files", files.default);
  texts.addResourceBundle(language, "messages", messages.default);
  texts.addResourceBundle(language, "newsletter", newsletter.default);
  texts.addResourceBundle(language, "notifications", notifications.default);
  texts.addResourceBundle(language, "people", people.default);
  texts.addResourceBundle(language, "admin", admin.default);
}
