import { loadLateTexts } from "../../language/late-texts.ts";

export async function loadLogin() {
  const [{ LoginPage }] = await Promise.all([import("./LoginPage.tsx"), loadLateTexts("signin")]);
  return LoginPage;
}
