import { loadLateTexts } from "../../../language/late-texts.ts";

export async function loadMonth() {
  try {
    const [{ MonthView }] = await Promise.all([import("./MonthView.tsx"), loadLateTexts("calendar")]);
    return MonthView;
  } catch {
    return new Promise<never>(() => undefined);
  }
}
