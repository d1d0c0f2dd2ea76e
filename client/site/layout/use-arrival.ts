// After a navigation without a new document, sets the page's title and focuses its heading. Screen readers then
// announce the page.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useContent } from "../../language/content.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { joinedTitle } from "../../head/page-title.ts";

let isLoaded = false;

/** Must be called in the root frame, because the root frame's effects run after the page's effects. */
export function useLoadedMark(): void {
  useEffect(() => {
    isLoaded = true;
  }, []);
}

export function useArrival(): void {
  const { pathname, search, state } = useLocation();
  // True if the editor has changed the URL, but the page is still the same.
  const isSamePage = (state as { isSamePage?: true } | null)?.isSamePage === true;
  const { meta } = useSiteSettings();
  const { title } = useSiteTexts();
  const content = useContent();
  const { i18n } = useTranslation();
  const place = pathname + search;
  // The server has set the title of the first page, but not of a page after the admin center.
  const shown = useRef(isLoaded ? null : place);
  const announce = useEffectEvent((heading: HTMLElement) => {
    const texts = meta.sites.find(({ path }) => path === pathname);
    // The login page has no content language, so the language of the interface is used.
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
    // The admin bar is still visible after leaving the admin center. A focused link in the bar keeps the focus.
    const hasFocus = isFromCenter && document.activeElement !== document.body;
    if (!isTyping() && !isSamePage && !hasFocus) focusAnew(heading);
  }, [place, isSamePage]);
}

function isTyping(): boolean {
  return document.activeElement?.matches("main :is(input, textarea, [contenteditable])") ?? false;
}

function focusAnew(heading: HTMLElement): void {
  heading.tabIndex = -1;
  // If the heading already has the focus, screen readers do not announce it. So the heading first loses the focus.
  heading.blur();
  heading.focus({ preventScroll: true });
}
