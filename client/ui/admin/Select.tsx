import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { Icon } from "./icons.tsx";
import { useShownLabels } from "./shown-labels.ts";
import field from "./Field.module.css";
import menu from "./Menu.module.css";
import styles from "./Select.module.css";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** True if users understand the chosen value without a visible label. Screen readers still get the label. */
  isLabelHidden?: boolean;
  error?: string | undefined;
};

export function Select<Value extends string>({ label, value, options, onChange, ...rest }: Props<Value>) {
  const { error } = rest;
  const isLabelHidden = !useShownLabels() && rest.isLabelHidden;
  return (
    <AriaSelect
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen as Value)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.select ?? ""}
    >
      <Label className={isLabelHidden ? "visually-hidden" : styles.label}>{label}</Label>
      <Button className={styles.button ?? ""}>
        <SelectValue />
        <Icon name="chevron" />
      </Button>
      <FieldError className={field.error ?? ""}>{error}</FieldError>
      <Popover className={menu.popover ?? ""}>
        <ListBox className={menu.menu ?? ""}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={`${menu.menuItem} ${styles.option}`}
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
