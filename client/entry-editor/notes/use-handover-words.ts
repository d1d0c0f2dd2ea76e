import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import type { Answers } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";

/** Says who has the draft, for the viewer; null if the viewer need not know. */
export function useHandoverWords(handover: Answers["entries"]["handover"]): string | null {
  const { t } = useTranslation("admin");
  const mayRelease = useMay("update", "entries");
  if (!handover) return null;
  const said = { by: handover.by, moment: formatMoment(handover.at) };
  if (handover.state === "returned") return mayRelease ? null : t("handover.cameBack", said);
  return t(mayRelease ? "handover.asked" : "handover.waits", said);
}
