// The title of the tab: the heading of the screen, also when it comes later or changes, and the site's title.
import { useEffect } from "react";
import { joinedTitle } from "../page-title.ts";
import { useSiteTexts } from "../site-texts.ts";

/** Beside the screen within `main`. */
export function ScreenTitle() {
  const { title } = useSiteTexts();
  useEffect(() => {
    const main = document.getElementById("content");
    if (!main) return;
    const tell = (): void => {
      const heading = main.querySelector("h1")?.textContent?.trim();
      const next = heading ? joinedTitle(heading, title) : document.title;
      if (next !== document.title) document.title = next;
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
  return null;
}
