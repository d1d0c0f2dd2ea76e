// Loads comments, alone or as the page of the guestbook, with their texts.
import { loadFormTexts } from "../forms/late-texts.ts";

const texts = {
  de: () => import("#locales/de/guestbook.json"),
  en: () => import("#locales/en/guestbook.json"),
};

const loadTexts = () => (import.meta.env.SSR ? null : loadFormTexts("guestbook", texts));

export async function loadComments() {
  const [{ Comments }] = await Promise.all([import("./Comments.tsx"), loadTexts()]);
  return Comments;
}

export async function loadGuestbook() {
  const [{ GuestbookPage }] = await Promise.all([import("./GuestbookPage.tsx"), loadTexts()]);
  return GuestbookPage;
}
