import { Label, Radio, RadioGroup, Text } from "react-aria-components";
import styles from "./Choice.module.css";
import field from "./Field.module.css";

type Props<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
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
          <Radio key={option.value} value={option.value} className={styles.option ?? ""}>
            {option.label}
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
