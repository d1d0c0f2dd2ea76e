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
