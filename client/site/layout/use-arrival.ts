// A page that is entered without loading a document is announced: its title is set, and its heading gets the focus.
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useContent } from "../../content.ts";
import { useSiteTexts } from "../../site-texts.ts";
import { useSiteConfig } from "../../loaded.ts";
import { joinedTitle } from "../../page-title.ts";

export function useArrival(): void {
  const { pathname, search, state } = useLocation();
  // Its address has changed under the hands of whoever writes it.
  const isSamePage = (state as { isSamePage?: true } | null)?.isSamePage === true;
  const { meta } = useSiteConfig();
  const { title } = useSiteTexts();
  const content = useContent();
  const place = pathname + search;
  const shown = useRef(place);
  const announce = useEffectEvent((heading: HTMLElement) => {
    const texts = meta.sites.find(({ path }) => path === pathname);
    const own = content === "en" ? texts?.en?.title : texts?.title;
    document.title = joinedTitle(own || heading.innerText, title);
  });
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    announce(heading);
    if (!isTyping() && !isSamePage) focusAnew(heading);
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
