import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadCredits() {
  const [{ CreditsPage }] = await Promise.all([import("./CreditsPage.tsx"), loadLateTexts("pictures")]);
  return CreditsPage;
}

export async function loadTakedown() {
  const [{ TakedownPage }] = await Promise.all([import("./TakedownPage.tsx"), loadLateTexts("forms", "pictures")]);
  return TakedownPage;
}
