import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadHelp() {
  const [{ HelpScreen }] = await Promise.all([import("./HelpScreen.tsx"), loadLateTexts("help")]);
  return HelpScreen;
}
