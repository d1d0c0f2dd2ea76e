// A date with an optional time, typed as DD/MM/YYYY and HH:mm in the site's time zone. A calendar also sets the date.
import { SITE_ZONE } from "#contract/values/time.ts";
import {
  CalendarDate,
  parseAbsolute,
  parseDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from "@internationalized/date";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  Label,
  Popover,
  TimeField,
  type TimeValue,
} from "react-aria-components";
import { IconButton } from "./Button.tsx";
import { DayCalendar } from "./DayCalendar.tsx";
import field from "./Field.module.css";
import { Icon } from "./icons.tsx";
import menu from "./Menu.module.css";
import styles from "./MomentField.module.css";
import { useImpossibleTyping } from "./use-impossible-typing.ts";

type Parts = { day: DateValue | null; time: TimeValue | null };

function partsOf(value: string | null): Parts {
  if (value === null) return { day: null, time: null };
  if (!value.includes("T")) return { day: parseDate(value), time: null };
  const zoned = parseAbsolute(value, SITE_ZONE);
  const time = toTime(zoned);
  return { day: toCalendarDate(zoned), time: new Time(time.hour, time.minute) };
}

/** Returns only the date if the time is empty and a date is enough. Otherwise an empty time counts as midnight. */
function valueOf({ day, time }: Parts, isDayEnough: boolean): string | null {
  if (day === null) return null;
  const date = new CalendarDate(day.year, day.month, day.day);
  if (time === null && isDayEnough) return date.toString();
  const { hour, minute } = time ?? new Time(0, 0);
  return toZoned(toCalendarDateTime(date, new Time(hour, minute)), SITE_ZONE).toAbsoluteString();
}

/** A smaller year means that the user is still typing. For example, the first digit of '2026' gives the year 2. */
const FIRST_YEAR = 1000;

/** A year with two digits means a year of this century. */
const yearMeant = (day: DateValue): DateValue => (day.year < 100 ? day.set({ year: 2000 + day.year }) : day);

type Props = {
  label: string;
  /** ISO 8601: a day (YYYY-MM-DD) or a moment. */
  value: string | null;
  onChange: (value: string | null) => void;
  isDayEnough?: boolean;
  isDayOnly?: boolean;
  isClearable?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

export function MomentField({ label, value, onChange, isClearable = true, hint, error, ...days }: Props) {
  const { isDayOnly = false, isDayEnough = isDayOnly } = days;
  const { t } = useTranslation("admin");
  // A time without a date is not a value, but the field must still show it.
  const [loneTime, setLoneTime] = useState<TimeValue | null>(null);
  const [typing, setTyping] = useState<DateValue | null>(null);
  const { box, said, onBlurCapture, onComplete } = useImpossibleTyping();
  // Memoised, because React Aria discards half-typed input when it gets new objects.
  const known = useMemo(() => partsOf(value), [value]);
  const parts = { day: typing ?? known.day, time: known.day === null ? loneTime : known.time };
  const change = (next: Parts): void => {
    setTyping(null);
    onComplete();
    setLoneTime(next.time);
    onChange(valueOf(next, isDayEnough));
  };
  const changeDay = (day: DateValue | null): void => {
    if (day !== null && day.year < FIRST_YEAR) setTyping(day);
    else change({ ...parts, day });
  };
  return (
    <div ref={box} role="group" aria-label={label} className={styles.moment} onBlurCapture={onBlurCapture}>
      <div className={styles.row}>
        <DatePicker
          value={parts.day}
          onChange={changeDay}
          onBlur={() => {
            if (typing !== null) change({ ...parts, day: yearMeant(typing) });
          }}
          shouldForceLeadingZeros
          isInvalid={error !== undefined}
          className={`${styles.part} ${styles.day}`}
        >
          <Label className={field.label}>{label}</Label>
          <Group className={styles.input ?? ""}>
            <Segments />
            <Button className={styles.open ?? ""}>
              <Icon name="calendar" />
            </Button>
          </Group>
          <Popover className={menu.popover ?? ""} offset={6}>
            <Dialog className={styles.dialog ?? ""}>
              <DayCalendar />
            </Dialog>
          </Popover>
        </DatePicker>
        {!isDayOnly && (
          <TimeField
            value={parts.time}
            onChange={(time) => change({ day: parts.day && yearMeant(parts.day), time })}
            hourCycle={24}
            shouldForceLeadingZeros
            className={styles.part ?? ""}
          >
            <Label className={field.label}>{t("moment.time")}</Label>
            <Group className={styles.input ?? ""}>
              <Segments />
            </Group>
          </TimeField>
        )}
        {isClearable && (
          <span className={`${styles.clear} ${value === null ? styles.hidden : ""}`}>
            <IconButton icon="close" label={t("moment.clear")} onPress={() => change({ day: null, time: null })} />
          </span>
        )}
      </div>
      {hint && <p className={field.hint}>{hint}</p>}
      <Problem text={said} />
      <Problem text={error} />
    </div>
  );
}

function Problem({ text }: { text: string | null | undefined }) {
  return text ? (
    <p className={field.error} role="alert">
      {text}
    </p>
  ) : null;
}

/** The segments of a date in the order of the language, separated by slashes. */
function Segments() {
  return (
    <DateInput className={styles.segments ?? ""}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment ?? ""}>
          {({ text, type }) => (type === "literal" ? text.replace(".", "/") : text)}
        </DateSegment>
      )}
    </DateInput>
  );
}
