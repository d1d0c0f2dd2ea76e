// A page that is entered without loading a document is announced: its title is set, and its heading gets the focus.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useContent } from "../../language/content.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import { joinedTitle } from "../../head/page-title.ts";

/** Whether the page that the document came with has been drawn. */
let isLoaded = false;

/** In the frame of all pages, whose effects run after those of the page. */
export function useLoadedMark(): void {
  useEffect(() => {
    isLoaded = true;
  }, []);
}

export function useArrival(): void {
  const { pathname, search, state } = useLocation();
  // Its address has changed under the hands of whoever writes it.
  const isSamePage = (state as { isSamePage?: true } | null)?.isSamePage === true;
  const { meta } = useSiteConfig();
  const { title } = useSiteTexts();
  const content = useContent();
  const { i18n } = useTranslation();
  const place = pathname + search;
  // The server has written the title of the page that was loaded; from the center one comes without loading.
  const shown = useRef(isLoaded ? null : place);
  const announce = useEffectEvent((heading: HTMLElement) => {
    const texts = meta.sites.find(({ path }) => path === pathname);
    // The login has no content: all of its words are those of the interface.
    const isEnglish = content === "en" || (pathname === "/login" && i18n.language === "en");
    const own = isEnglish ? texts?.en?.title : texts?.title;
    document.title = joinedTitle(own || heading.innerText, title);
  });
  useEffect(() => {
    if (shown.current === place) return;
    const isFromCenter = shown.current === null;
    shown.current = place;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    announce(heading);
    // The bar with its links stands above the center, too.
    const hasFocus = isFromCenter && document.activeElement !== document.body;
    if (!isTyping() && !isSamePage && !hasFocus) focusAnew(heading);
  }, [place, isSamePage]);
}

/** A form that has put the focus into its field keeps it. */
function isTyping(): boolean {
  return document.activeElement?.matches("main :is(input, textarea, [contenteditable])") ?? false;
}

function focusAnew(heading: HTMLElement): void {
  heading.tabIndex = -1;
  // A heading that stayed in its place and has the focus would not be read again.
  heading.blur();
  heading.focus({ preventScroll: true });
}
