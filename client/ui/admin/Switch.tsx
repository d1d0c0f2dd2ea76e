import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps } from "react-aria-components";
import styles from "./Switch.module.css";

type Props = Omit<SwitchProps, "className" | "children"> & { children: ReactNode };

export function Switch({ children, ...props }: Props) {
  return (
    <AriaSwitch {...props} className={styles.switch ?? ""}>
      <span className={styles.track} aria-hidden="true" />
      {children}
    </AriaSwitch>
  );
}
