import { type ReactNode, useId } from "react";
import { Switch } from "../../../ui/admin/Switch.tsx";
import styles from "./Settings.module.css";

type Props = { label: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void; children?: ReactNode };

export function Explained({ label, text, isOn, onChange, children }: Props) {
  const about = useId();
  return (
    <div>
      <Switch isSelected={isOn} onChange={onChange} aria-describedby={about}>
        {label}
      </Switch>
      <div id={about} className={styles.about}>
        <span>{text}</span>
        {children}
      </div>
    </div>
  );
}
