import { use } from "react";
import { useLocation, useMatches } from "react-router";
import { componentOfScreen, isOn } from "#contract/values/components.ts";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { useContent } from "../../language/content.ts";
import type { Screen } from "../../head/screen.tsx";
import { useAccess } from "../../api/access.ts";
import { useViewer } from "../../api/viewer.ts";
import { GuestView } from "../overlay.tsx";

function useHasEnglish(): boolean | null {
  const access = useAccess();
  const { pathname, search } = useLocation();
  const { handle, params = {} } = useMatches().at(-1) ?? {};
  const { path, inEnglish } = (handle ?? {}) as Partial<Screen>;
  const component = path === undefined ? null : componentOfScreen(path);
  const settings = access.utils.settings.get.getData();
  if (settings?.onlyGerman) return false;
  if (component !== null && (settings === undefined || !isOn(settings, component))) return null;
  return inEnglish?.(access, { pathname, search, params }) ?? null;
}

/** On a site that is only in German, signed-in users choose the language of their tool. */
export function useOffersLanguages(): boolean {
  const onlyGerman = useAccess().utils.settings.get.getData()?.onlyGerman ?? false;
  const isGuest = useViewer().id === null;
  return !onlyGerman || !(isGuest || use(GuestView));
}

export function useLanguages(): (language: ContentLanguage) => string {
  const content = useContent();
  const hasEnglish = useHasEnglish();
  const { pathname, search } = useLocation();
  const keys = (useMatches().at(-1)?.handle as Partial<Screen> | undefined)?.keys ?? [];
  return (language) => {
    const given = new URLSearchParams(search);
    const isSame = language === content || (language === "en" && hasEnglish !== true);
    // In the other language, the list has other pages, so `seite` is dropped. In the same language, only `seite` is
    // kept.
    const kept = keys.filter((key) => given.has(key) && (isSame ? key === "seite" : key !== "seite"));
    const query = new URLSearchParams(kept.map((key) => [key, given.get(key) ?? ""]));
    query.set("lang", language);
    // The URL is relative, so the error page is the same for all unknown URLs and can be cached.
    if (isSame) return `?${query.toString()}`;
    return `${hasEnglish === null ? "/" : inLanguage(pathname, language)}?${query.toString()}`;
  };
}
