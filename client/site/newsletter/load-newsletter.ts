import type { ComponentType } from "react";
import { loadLateTexts } from "../../language/late-texts.ts";

const loadTexts = () => loadLateTexts("forms", "subscribe");

export async function loadNewsletter(): Promise<ComponentType> {
  const [{ NewsletterPage }] = await Promise.all([import("./NewsletterPage.tsx"), loadTexts()]);
  return NewsletterPage;
}

export async function loadLeaving(): Promise<ComponentType> {
  const [{ LeavePage }] = await Promise.all([import("./LeavePage.tsx"), loadTexts()]);
  return LeavePage;
}
