import { useTranslation } from "react-i18next";
import type { SeoPlace } from "#contract/schemas/seo.ts";
import { trpc } from "../api/trpc.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../ui/admin/Button.tsx";
import { SeoForm } from "./SeoForm.tsx";
import type { SeoField } from "./SeoWarnings.tsx";

type Props = {
  place: SeoPlace;
  startAt?: SeoField | null;
  onClose?: () => void;
};

export function SeoOfPage({ place, startAt = null, ...more }: Props) {
  const { t } = useTranslation("seo");
  const page = trpc.seo.page.useQuery(place, { staleTime: 0, gcTime: 0 });
  if (page.data) return <SeoForm place={place} page={page.data} startAt={startAt} {...more} />;
  if (page.isPending) return <p role="status">{t("loading")}</p>;
  if (refusalOf(page.error)?.code === "C404") return <p role="status">{t("notThere")}</p>;
  return (
    <p role="alert">
      {t("unreachable")} <Button onPress={() => void page.refetch()}>{t("again")}</Button>
    </p>
  );
}
