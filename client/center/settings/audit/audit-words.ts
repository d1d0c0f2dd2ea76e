// What the audit log stores, in the words of the admin center.
import { useTranslation } from "react-i18next";
import type { AuditItem } from "#contract/audit.ts";
import { formatDay, formatMoment } from "#contract/dates.ts";
import { gigabytesOf } from "../storage/gigabytes.ts";

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const FILE_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f-]{22}$/u;
/** As `server/config/change-settings.ts` marks secrets. */
const SECRET = /^\*{3}[\da-f]{4}$/u;

export function useAuditWords() {
  const { t, i18n } = useTranslation("audit");
  const word = (key: string, other: string): string => (i18n.exists(`audit:${key}`) ? t(key as "fields.title") : other);
  /** The same name means something else in some objects: 'from' of mails, and of opening hours. */
  const fieldWord = (part: string, before: readonly string[]): string => {
    const object = before.findLast((name) => !/^\d+$/u.test(name)) ?? "";
    return word(`fieldsOf.${object}.${part}`, word(`fields.${part}`, part));
  };
  return {
    nameOf: ({ noun, label }: AuditItem): string => (noun === "config" ? word(`sections.${label}`, label) : label),
    /** 'site.address.city' → 'Website › Anschrift › Ort' */
    fieldOf: (path: string): string =>
      path
        .split(".")
        .map((part, index, parts) => fieldWord(part, parts.slice(0, index)))
        .join(" › "),
    /** @param field its path, which says what a number counts */
    valueOf: (value: string | null, field: string): string => {
      if (value === null) return "–";
      if (field === "quota") return `${gigabytesOf(Number(value), i18n.language)} GB`;
      if (MOMENT.test(value)) return formatMoment(value);
      if (DAY.test(value)) return formatDay(value);
      if (FILE_ID.test(value)) return t("aFile", { end: value.slice(-6) });
      if (SECRET.test(value)) return t("secret", { mark: value.slice(3) });
      return word(`values.${value}`, value);
    },
  };
}
