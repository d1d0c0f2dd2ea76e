// Loads the calendar's code and texts. If the network fails, the server's HTML and its links stay usable.
import { loadLateTexts } from "../../../language/late-texts.ts";

export async function loadMonth() {
  try {
    const [{ MonthView }] = await Promise.all([import("./MonthView.tsx"), loadLateTexts("calendar")]);
    return MonthView;
  } catch {
    return new Promise<never>(() => undefined);
  }
}
