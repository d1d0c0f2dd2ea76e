// The parts of a place in the admin center, as links above the screen.
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import tabs from "../ui/admin/Tabs.module.css";
import styles from "./PartTabs.module.css";

type Props = { label: string; parts: readonly { to: string; label: ReactNode }[] };

export function PartTabs({ label, parts }: Props) {
  return (
    <nav aria-label={label} className={`${tabs.tabs} ${styles.tabs}`}>
      {parts.map((part) => (
        <NavLink
          end
          key={part.to}
          to={part.to}
          className={({ isActive }) => `${tabs.tab} ${styles.tab} ${isActive ? styles.current : ""}`}
        >
          {part.label}
        </NavLink>
      ))}
    </nav>
  );
}
