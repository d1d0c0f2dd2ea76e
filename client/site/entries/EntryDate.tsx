import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { CardData } from "./card-data.ts";
import { dayAndTime } from "./when.ts";

type Dated = Pick<CardData, "date" | "end" | "comesAgain"> & Partial<Pick<CardData, "publishDate">>;

/** If the entry has a date, shows its weekday, day and times. Otherwise shows the publish date. */
export function EntryDate({ card }: { card: Dated }) {
  const { t, i18n } = useTranslation();
  const { date, end, comesAgain } = card;
  if (date !== null) {
    return (
      <>
        <time dateTime={date}>{dayAndTime({ date, end }, i18n)}</time>{" "}
        {comesAgain && <span>{t("event.comesAgain")}</span>}
      </>
    );
  }
  if (!card.publishDate) return null;
  return <time dateTime={card.publishDate}>{formatDay(card.publishDate)}</time>;
}
