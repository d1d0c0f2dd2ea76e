// Loads the calendar with its texts. Without a network it stays what the server has written: its links lead on.
import { addLateTexts } from "../../../language/i18n.ts";

async function loadTexts(): Promise<void> {
  const isEnglish = document.documentElement.lang === "en";
  const { default: texts } = await (isEnglish
    ? import("#locales/en/calendar.json")
    : import("#locales/de/calendar.json"));
  addLateTexts("calendar", texts);
}

export async function loadMonth() {
  try {
    const [{ MonthView }] = await Promise.all([import("./MonthView.tsx"), import.meta.env.SSR ? null : loadTexts()]);
    return MonthView;
  } catch {
    return new Promise<never>(() => undefined);
  }
}
