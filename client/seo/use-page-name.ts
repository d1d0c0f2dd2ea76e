import { useTranslation } from "react-i18next";
import { newsletterPath, shopPath } from "#contract/values/pages.ts";

export function usePageName(): (path: string, title: string) => string {
  const { t } = useTranslation();
  const names: Readonly<Record<string, string>> = {
    "/Aktuelles": t("nav.Aktuelles"),
    "/Veranstaltungen": t("nav.Veranstaltungen"),
    "/gaestebuch": t("guestbook"),
    [newsletterPath]: t("newsletter"),
    [shopPath]: t("shop"),
  };
  return (path, title) => title || (names[path] ?? path);
}
