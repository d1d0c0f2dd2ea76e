// Opens the texts of the page that is shown.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { listTags } from "#contract/pages.ts";
import type { SeoPlace } from "#contract/seo.ts";
import { IconButton } from "../ui/admin/Button.tsx";
import { SeoDialog } from "./SeoDialog.tsx";

const entryOf = new RegExp(`^/(?:${listTags.join("|")})/([^/]+)$`, "u");

function placeOf(pathname: string): SeoPlace {
  const id = entryOf.exec(pathname)?.[1];
  return id === undefined ? { path: pathname === "/Willkommen" ? "/" : pathname } : { id };
}

export function SeoButton() {
  const { t } = useTranslation("seo");
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <IconButton icon="tag" label={t("name")} hasWords onPress={() => setIsOpen(true)} />
      <SeoDialog place={placeOf(pathname)} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
