// Sets the document's title: part, heading, area and site.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { joined } from "../head/page-title.ts";
import { useSiteTexts } from "../language/site-texts.ts";
import type { EditorsArea } from "../head/editors-area.ts";

/** The attribute names a part of the document's title, because several screens have the same heading. */
const PART = "data-title-part";
const parts = `:not(a)[${PART}], a[${PART}][aria-current="page"]`;

/** Must be rendered inside `main`, beside the screen. */
export function ScreenTitle({ area }: { area: EditorsArea }) {
  const { t } = useTranslation();
  const { title } = useSiteTexts();
  const end = joined([t(`areas.${area}`), title]);
  useEffect(() => {
    const main = document.getElementById("content");
    if (!main) return;
    const tell = (): void => {
      const heading = main.querySelector("h1")?.textContent?.trim() ?? "";
      const named = [...main.querySelectorAll(parts)].map((part) => part.getAttribute(PART) ?? "");
      const next = joined([...named.filter((name) => !heading.startsWith(name)), heading, end]);
      if (next !== document.title) document.title = next;
    };
    tell();
    const observer = new MutationObserver(tell);
    const attributeFilter = [PART, "aria-current"];
    observer.observe(main, { childList: true, characterData: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, [end]);
  return null;
}
