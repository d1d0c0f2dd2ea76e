import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useViewer } from "../api/viewer.ts";
import { useIsNarrow } from "../ui/admin/container.ts";
import { useTabRow } from "../ui/admin/use-tab-row.ts";
import { useInWindow } from "../ui/admin/window/in-window.ts";
import tabs from "../ui/admin/Tabs.module.css";
import styles from "./PartTabs.module.css";
import { mayOpen } from "./permitted.ts";

type Part = {
  to: string;
  label: ReactNode;
  /** Part of the document's title, for screens that have the same heading. */
  title?: string;
};

type Props = { label: string; parts: readonly Part[] };

/** Shows only parts that the viewer may open. A single part needs no tab. */
export function PartTabs({ label, parts: all }: Props) {
  const viewer = useViewer();
  const parts = all.filter(({ to }) => mayOpen(viewer, to));
  const nav = useTabRow<HTMLElement>();
  const isNarrow = useIsNarrow();
  // The window that contains the screen has its own tabs.
  if (useInWindow() || parts.length < 2) return null;
  return (
    <nav ref={nav} aria-label={label} className={`${tabs.tabs} ${styles.tabs} ${isNarrow ? styles.narrow : ""}`}>
      {parts.map((part) => (
        <NavLink
          // A tab matches only its exact URL if another tab's URL is below it. The inbox also matches the URLs of
          // messages.
          end={parts.some(({ to }) => to !== part.to && to.startsWith(part.to.replace(/\/?$/u, "/")))}
          key={part.to}
          to={part.to}
          data-title-part={part.title}
          className={({ isActive }) => `${tabs.tab} ${styles.tab} ${isActive ? styles.current : ""}`}
        >
          {part.label}
        </NavLink>
      ))}
    </nav>
  );
}
