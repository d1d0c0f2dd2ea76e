import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { CardData } from "./card-data.ts";

type Status = Pick<CardData, "status" | "insteadOf">;

/** 'abgesagt', or 'verschoben, statt am 07/05/2026'; '' for a date that takes place as planned. */
export function statusWords({ status, insteadOf }: Status, t: TFunction): string {
  if (status === "scheduled") return "";
  return t(`event.${status}`) + (insteadOf ? `, ${t("event.insteadOf", { day: formatDay(insteadOf) })}` : "");
}

export function StatusMark({ of, className }: { of: Status; className: string | undefined }) {
  const words = statusWords(of, useTranslation().t);
  return words && <span className={className}>{words}</span>;
}
