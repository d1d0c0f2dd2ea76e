import type { ReactNode } from "react";
import screen from "./Screen.module.css";
import styles from "./Section.module.css";

export function Section({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  children?: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${screen.panel} ${styles.section}`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  );
}
