import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadSearch() {
  const [{ SearchPage }] = await Promise.all([import("./SearchPage.tsx"), loadLateTexts("search")]);
  return SearchPage;
}
