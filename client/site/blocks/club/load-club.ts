import { loadLateTexts } from "../../../language/late-texts.ts";

export async function loadClub() {
  const [views] = await Promise.all([import("./club-views.ts"), loadLateTexts("calendar")]);
  return views;
}
