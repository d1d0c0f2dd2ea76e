import { loadLateTexts } from "../../language/late-texts.ts";

const loadTexts = () => loadLateTexts("forms", "guestbook");

export async function loadComments() {
  const [{ Comments }] = await Promise.all([import("./Comments.tsx"), loadTexts()]);
  return Comments;
}

export async function loadGuestbook() {
  const [{ GuestbookPage }] = await Promise.all([import("./GuestbookPage.tsx"), loadTexts()]);
  return GuestbookPage;
}
