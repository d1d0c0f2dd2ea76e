import { ToggleButton } from "react-aria-components";
import { useShownLabels } from "./shown-labels.ts";
import styles from "./FilterSwitches.module.css";

type Props<Name extends string> = {
  label: string;
  hasLabel?: boolean;
  options: readonly { name: Name; label: string }[];
  chosen: ReadonlySet<Name>;
  onChange: (name: Name, isOn: boolean) => void;
};

export function FilterSwitches<Name extends string>(props: Props<Name>) {
  const { label, hasLabel = false, options, chosen, onChange } = props;
  const isLabelShown = useShownLabels() || hasLabel;
  return (
    <div role="group" aria-label={label} className={styles.switches}>
      {isLabelShown && (
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
      )}
      {options.map(({ name, label: text }) => (
        <ToggleButton
          key={name}
          isSelected={chosen.has(name)}
          onChange={(isOn) => onChange(name, isOn)}
          className={styles.switch ?? ""}
        >
          {text}
        </ToggleButton>
      ))}
    </div>
  );
}
