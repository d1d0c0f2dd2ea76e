// Announces a page that the router opened without loading a document: sets its title and focuses its heading.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useContent } from "../../language/content.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { joinedTitle } from "../../head/page-title.ts";

/** True once the initial page has been rendered. */
let isLoaded = false;

/** Must be called in the root frame, because its effects run after the effects of the page. */
export function useLoadedMark(): void {
  useEffect(() => {
    isLoaded = true;
  }, []);
}

export function useArrival(): void {
  const { pathname, search, state } = useLocation();
  // True if the editor has only changed the URL of the page that is still shown.
  const isSamePage = (state as { isSamePage?: true } | null)?.isSamePage === true;
  const { meta } = useSiteSettings();
  const { title } = useSiteTexts();
  const content = useContent();
  const { i18n } = useTranslation();
  const place = pathname + search;
  // The server has set the title of the initial page. With null, the first page after the admin center gets a title.
  const shown = useRef(isLoaded ? null : place);
  const announce = useEffectEvent((heading: HTMLElement) => {
    const texts = meta.sites.find(({ path }) => path === pathname);
    // The login page has no content, so its language is that of the interface.
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
    // The admin bar stays visible after leaving the admin center, so a link in the bar may still have the focus.
    const hasFocus = isFromCenter && document.activeElement !== document.body;
    if (!isTyping() && !isSamePage && !hasFocus) focusAnew(heading);
  }, [place, isSamePage]);
}

/** True if a form has focused one of its fields, which then keeps the focus. */
function isTyping(): boolean {
  return document.activeElement?.matches("main :is(input, textarea, [contenteditable])") ?? false;
}

function focusAnew(heading: HTMLElement): void {
  heading.tabIndex = -1;
  // Screen readers do not announce a heading that already has the focus.
  heading.blur();
  heading.focus({ preventScroll: true });
}
