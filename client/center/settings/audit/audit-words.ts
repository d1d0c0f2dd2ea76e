import { useTranslation } from "react-i18next";
import type { AuditItem } from "#contract/schemas/audit.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import type { WebhookType } from "#contract/values/webhooks.ts";
import { keyOf } from "../webhooks/use-webhook-words.ts";
import { gigabytesOf } from "../storage/gigabytes.ts";

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const FILE_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f-]{22}$/u;
/** For a changed secret, the server logs a text of this form (server/settings/change-settings.ts). */
const SECRET = /^\*{3}[\da-f]{4}$/u;

/** For a field in one of these objects, the name of the property is shown instead of the object's name. */
const groups = new Set(["site", "shop", "components", "meta", "legal", "social", "mail", "notify"]);
const MOST_NAMES = 3;

/** 'palette' for 'site.palette', 'navigation' for 'navigation.menus'. */
function groupOf(field: string): string {
  const [first = "", second = first] = field.split(".").filter((part) => !isPlace(part));
  return groups.has(first) ? second : first;
}

const isPlace = (part: string): boolean => /^\d+$/u.test(part);

export function useAuditWords() {
  const { t, i18n } = useTranslation("audit");
  const { t: webhooks } = useTranslation("webhooks");
  const word = (key: string, other: string): string => (i18n.exists(`audit:${key}`) ? t(key as "fields.title") : other);
  const plainFieldWord = (part: string): string =>
    word(`fields.${part}`, i18n.exists(`admin:editor.${part}`) ? t(`admin:editor.${part}` as "fields.title") : part);
  const fieldWord = (part: string, before: readonly string[]): string => {
    const object = before.findLast((name) => !isPlace(name)) ?? "";
    return word(`fieldsOf.${object}.${part}`, plainFieldWord(part));
  };
  /** The name of the changed setting: 'Farben' for 'site.palette', 'Shop' for 'components.shop.enabled'. */
  const changedName = (name: string, { fields, at }: Pick<AuditItem, "fields" | "at">): string => {
    const today = localDay(new Date(at));
    const isToday = fields.some(({ field, after }) => groupOf(field) === name && after?.startsWith(today));
    if (name === "closed" && isToday) return t("changed.closedToday");
    return word(`changed.${name}`, word(`fields.${name}`, name));
  };
  /** The names of changes in the page tree: 'Kontakt verborgen', 'Datenschutz verschoben'. */
  const treeNames = ({ field, before, after }: AuditItem["fields"][number]): string[] => {
    if (field === "navigation.moved") return after === null ? [] : [t("changed.moved", { names: after })];
    if (field !== "navigation.hidden") return [];
    return [
      ...(after === null ? [] : [t("changed.nowHidden", { names: after })]),
      ...(before === null ? [] : [t("changed.nowShown", { names: before })]),
    ];
  };
  const settingsName = (item: AuditItem): string => {
    const { label, fields } = item;
    const section = word(`sections.${label}`, label);
    const changed = [...new Set(fields.map(({ field }) => groupOf(field)))].map((name) => changedName(name, item));
    const isWide = label === "site" || label === "texts";
    const names = [...new Set([...fields.flatMap(treeNames), ...changed])].filter((name) => isWide || name !== section);
    const shown = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ["…"] : [])].join(", ");
    if (shown !== "" && isWide) return shown;
    return shown === "" ? section : `${section} (${shown})`;
  };
  return {
    nameOf: (item: AuditItem): string => (item.noun === "settings" ? settingsName(item) : item.label),
    /** 'site.address.city' becomes 'Adresse › Ort', and 'site.closed.2.from' becomes 'Schließzeit 2 › von'. */
    fieldOf: (path: string): string =>
      path
        .split(".")
        .flatMap((part, index, parts) => {
          // The word for 'site' is left out, because it adds no information. An index is appended to the name of its
          // list.
          if ((part === "site" && parts.length > 1) || isPlace(part)) return [];
          const place = parts[index + 1];
          const name = fieldWord(part, parts.slice(0, index));
          return place !== undefined && isPlace(place) ? [`${name} ${place}`] : [name];
        })
        .join(" › "),
    /** @param field the path of the field, which determines the unit of a number */
    valueOf: (value: string | null, field: string): string => {
      if (value === null) return "–";
      if (field === "quota") return `${gigabytesOf(Number(value), i18n.language)} GB`;
      if (MOMENT.test(value)) return formatMoment(value);
      if (DAY.test(value)) return formatDay(value);
      if (FILE_ID.test(value)) return t("aFile", { end: value.slice(-6) });
      if (SECRET.test(value)) return t("secret", { mark: value.slice(3) });
      if (field === "roles")
        return value
          .split(", ")
          .map((role) => word(`values.${role}`, role))
          .join(", ");
      if (field === "types")
        return value
          .split(", ")
          .map((type) => (type in keyOf ? webhooks(`short.${keyOf[type as WebhookType]}`) : type))
          .join(", ");
      return word(`values.${value}`, value);
    },
  };
}
