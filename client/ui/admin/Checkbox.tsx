// A checkbox with its label. In a list, the checkbox of a row selects the row and has no visible label.
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps } from "react-aria-components";
import styles from "./Checkbox.module.css";

type Props = Omit<CheckboxProps, "className" | "children"> & { children?: ReactNode };

export function Checkbox({ children, ...checkbox }: Props) {
  return (
    <AriaCheckbox {...checkbox} className={styles.checkbox ?? ""}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </AriaCheckbox>
  );
}
