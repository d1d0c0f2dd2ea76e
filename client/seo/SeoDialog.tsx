// The texts of one page for search engines and cards, in a dialog.
import { useTranslation } from "react-i18next";
import type { SeoPlace } from "#contract/seo.ts";
import { refusalOf, trpc } from "../trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { SeoForm } from "./SeoForm.tsx";
import type { SeoField } from "./SeoWarnings.tsx";

type Props = { place: SeoPlace; isOpen: boolean; onClose: () => void; startAt?: SeoField | null };

export function SeoDialog({ isOpen, onClose, ...content }: Props) {
  const { t } = useTranslation("seo");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("dialog")} isWide hasClose>
      <Content onClose={onClose} {...content} />
    </Dialog>
  );
}

function Content({ place, startAt = null, onClose }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("seo");
  const page = trpc.seo.page.useQuery(place, { staleTime: 0, gcTime: 0 });
  if (page.data) return <SeoForm place={place} page={page.data} startAt={startAt} onClose={onClose} />;
  if (page.isPending) return <p role="status">{t("loading")}</p>;
  if (refusalOf(page.error)?.code === "C404") return <p role="status">{t("notThere")}</p>;
  return (
    <p role="alert">
      {t("unreachable")} <Button onPress={() => void page.refetch()}>{t("again")}</Button>
    </p>
  );
}
