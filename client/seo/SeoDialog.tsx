import { useTranslation } from "react-i18next";
import type { SeoPlace } from "#contract/schemas/seo.ts";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { SeoOfPage } from "./SeoOfPage.tsx";
import type { SeoField } from "./SeoWarnings.tsx";

type Props = { place: SeoPlace; isOpen: boolean; onClose: () => void; startAt?: SeoField | null };

export function SeoDialog({ isOpen, onClose, ...content }: Props) {
  const { t } = useTranslation("seo");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("dialog")} isWide hasClose>
      <SeoOfPage onClose={onClose} {...content} />
    </Dialog>
  );
}
