// A time of day, typed as HH:mm independently of the browser's clock format.
import { useMemo } from "react";
import { Time } from "@internationalized/date";
import { DateInput, DateSegment, FieldError, Group, Label, Text, TimeField } from "react-aria-components";
import field from "./Field.module.css";
import styles from "./MomentField.module.css";
import { useImpossibleTyping } from "./use-impossible-typing.ts";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

function timeOf(value: string): Time | null {
  const [hour, minute] = value.split(":").map(Number);
  return hour === undefined || minute === undefined ? null : new Time(hour % 24, minute);
}

export function ClockField({ label, value, onChange, hint, error }: Props) {
  const { box, said } = useImpossibleTyping();
  // Memoised, because React Aria discards half-typed input when it gets a new object.
  const time = useMemo(() => timeOf(value), [value]);
  return (
    <div ref={box} className={styles.clock}>
      <TimeField
        value={time}
        onChange={(typed) => onChange(typed === null ? "" : typed.toString().slice(0, 5))}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        className={styles.part ?? ""}
      >
        <Label className={field.label}>{label}</Label>
        <Group className={styles.input ?? ""}>
          <DateInput className={styles.segments ?? ""}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ""} />}
          </DateInput>
        </Group>
        {hint && (
          <Text slot="description" className={field.hint}>
            {hint}
          </Text>
        )}
        <FieldError className={field.error ?? ""}>{error}</FieldError>
      </TimeField>
      {said && (
        <p className={field.error} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}
