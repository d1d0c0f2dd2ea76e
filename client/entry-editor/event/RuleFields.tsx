import { useTranslation } from "react-i18next";
import type { EventFields } from "#contract/schemas/events.ts";
import { MOST_COUNT, MOST_INTERVAL } from "#contract/values/recurrence.ts";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import field from "../../ui/admin/Field.module.css";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { NumberField } from "../blocks/NumberField.tsx";
import type { SetEvent } from "./set-event.ts";
import styles from "./EventDetails.module.css";
import {
  dayOfBeginning,
  factsOfDay,
  readForm,
  type RuleForm,
  type RuleKind,
  ruleKinds,
  weekdays,
  writeForm,
} from "./rule-form.ts";
import { withoutRule } from "./single-dates.ts";
import { useRuleWords } from "./rule-words.ts";

type Props = { event: EventFields; date: string; error: string | undefined; set: SetEvent };
type Ending = "never" | "until" | "count";

const FIRST_COUNT = 10;
const SHORTEST_MONTH = 28;

export function RuleFields({ event, date, error, set }: Props) {
  const { rrule, rdates } = event;
  const { t } = useTranslation("admin");
  const { kindName } = useRuleWords(date);
  const form = readForm(rrule, date);
  const change = (part: Partial<RuleForm>): void => {
    const next = writeForm({ ...form, ...part }, date, rrule);
    set({ rrule: next, ...(next === "" && withoutRule(event, date)) });
  };
  return (
    <div className={styles.rule}>
      <Select
        label={t("event.again")}
        value={form.kind}
        options={kindsFor(date, form.kind).map((kind) => ({
          value: kind,
          label: kind === "ONCE" && rdates.length > 0 ? t("event.onlyListed") : kindName(kind),
        }))}
        onChange={(kind) => change({ kind, ...(kind !== "WEEKLY" && { weekdays: [] }) })}
      />
      {error && !endsBefore(form, date) && (
        <p data-refused className={field.error}>
          {error}
        </p>
      )}
      {form.kind === "OTHER" && (
        <p className={styles.note}>
          {t("event.otherRule")} <code>{rrule}</code>
        </p>
      )}
      {form.kind !== "ONCE" && form.kind !== "OTHER" && <Regular form={form} date={date} change={change} />}
    </div>
  );
}

const endsBefore = ({ until }: RuleForm, date: string): boolean => until !== null && until < dayOfBeginning(date);

/** The kinds of rules that match the beginning. A fifth Saturday is offered only as the last Saturday of the month. */
function kindsFor(date: string, kind: RuleKind): RuleKind[] {
  const { nth, isLast } = factsOfDay(date);
  const fitting = ruleKinds.filter((one) => one === kind || ((one !== "NTH" || nth < 5) && (one !== "LAST" || isLast)));
  return kind === "OTHER" ? [...fitting, "OTHER"] : fitting;
}

type RegularProps = { form: RuleForm; date: string; change: (part: Partial<RuleForm>) => void };

function Regular({ form, date, change }: RegularProps) {
  const { t } = useTranslation("admin");
  const ending: Ending = form.until !== null ? "until" : form.count !== null ? "count" : "never";
  const { dayOfMonth } = factsOfDay(date);
  const end = (chosen: Ending): void =>
    change({ until: chosen === "until" ? dayOfBeginning(date) : null, count: chosen === "count" ? FIRST_COUNT : null });
  return (
    <>
      {form.kind === "WEEKLY" && <Weekdays form={form} date={date} change={change} />}
      <CountField
        label={t(`event.every.${form.kind as "DAILY"}`)}
        value={form.every}
        most={MOST_INTERVAL}
        change={(every) => change({ every })}
      />
      {form.kind === "MONTHLY" && dayOfMonth > SHORTEST_MONTH && (
        <p className={styles.note}>{t("event.shortMonths", { day: dayOfMonth })}</p>
      )}
      <Select
        label={t("event.ending")}
        value={ending}
        options={(["never", "until", "count"] as const).map((one) => ({
          value: one,
          label: t(`event.endings.${one}`),
        }))}
        onChange={end}
      />
      {form.until !== null && (
        <MomentField
          label={t("event.until")}
          value={form.until}
          onChange={(until) => change({ until })}
          isDayOnly
          isClearable={false}
          error={endsBefore(form, date) ? t("event.untilBefore") : undefined}
        />
      )}
      {form.count !== null && (
        <CountField
          label={t("event.count")}
          value={form.count}
          most={MOST_COUNT}
          change={(count) => change({ count })}
        />
      )}
    </>
  );
}

function Weekdays({ form, date, change }: RegularProps) {
  const { t } = useTranslation("admin");
  const { weekdayName } = useRuleWords(date);
  const chosen = form.weekdays.length > 0 ? form.weekdays : [factsOfDay(date).weekday];
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t("event.weekdays")}</legend>
      {weekdays.map((day) => (
        <Checkbox
          key={day}
          aria-label={weekdayName(day, "long")}
          isSelected={chosen.includes(day)}
          onChange={(isOn) => {
            const next = weekdays.filter((one) => (one === day ? isOn : chosen.includes(one)));
            if (next.length > 0) change({ weekdays: next });
          }}
        >
          {weekdayName(day, "short")}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type CountProps = { label: string; value: number; most: number; change: (value: number) => void };

function CountField({ label, value, most, change }: CountProps) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.number}>
      <NumberField
        label={label}
        isNeeded
        isWhole
        least={1}
        noNumber={t("event.noCount")}
        value={value}
        onChange={(number) => number !== null && change(Math.min(number, most))}
        error={undefined}
      />
    </div>
  );
}
