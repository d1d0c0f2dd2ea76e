import type { ReactNode } from "react";
import screen from "../../Screen.module.css";
import styles from "./Dashboard.module.css";

export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`${screen.panel} ${styles.panel}`}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
