import { useId } from "react";
import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import styles from "./Choice.module.css";
import field from "./Field.module.css";

type Props<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  value: Value;
  /** `about` is a sentence below the label. */
  options: readonly { value: Value; label: string; about?: string }[];
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <RadioGroup
      className={styles.group ?? ""}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <Label className={isLabelHidden ? "visually-hidden" : styles.label}>{label}</Label>
      <div className={styles.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={styles.option ?? ""}
            {...(option.about && { "aria-label": option.label, "aria-describedby": `${id}-${option.value}` })}
          >
            {option.label}
            {option.about && (
              <span id={`${id}-${option.value}`} className={styles.about}>
                {option.about}
              </span>
            )}
          </Radio>
        ))}
      </div>
      {hint && (
        <Text slot="description" className={field.hint}>
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
