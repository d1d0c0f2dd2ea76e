import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { IconButton } from "../ui/admin/Button.tsx";
import { placeOf } from "./place-of.ts";
import { SeoDialog } from "./SeoDialog.tsx";

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
