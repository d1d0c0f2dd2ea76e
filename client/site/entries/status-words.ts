import type { TFunction } from "i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { CardData } from "./card-data.ts";

type Status = Pick<CardData, "status" | "insteadOf">;

/** 'abgesagt', or 'verschoben, statt am 07/05/2026'; '' for a date that takes place as planned. */
export function statusWords({ status, insteadOf }: Status, t: TFunction): string {
  return [
    status !== "scheduled" && t(`event.${status}`),
    insteadOf !== null && t("event.insteadOf", { day: formatDay(insteadOf) }),
  ]
    .filter(Boolean)
    .join(", ");
}
