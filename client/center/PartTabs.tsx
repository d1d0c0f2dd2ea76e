import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useIsNarrow } from "../ui/admin/container.ts";
import { useInWindow } from "../ui/admin/window/in-window.ts";
import tabs from "../ui/admin/Tabs.module.css";
import styles from "./PartTabs.module.css";

type Part = {
  to: string;
  label: ReactNode;
  /** Part of the document's title, for screens that have the same heading. */
  title?: string;
};

type Props = { label: string; parts: readonly Part[] };

/** This many pixels of the next tab are visible, which shows that the row can be scrolled. */
const PEEK_PX = 24;

export function PartTabs({ label, parts }: Props) {
  const nav = useCurrentInView();
  const isNarrow = useIsNarrow();
  // The window that contains the screen has its own tabs.
  if (useInWindow()) return null;
  return (
    <nav ref={nav} aria-label={label} className={`${tabs.tabs} ${styles.tabs} ${isNarrow ? styles.narrow : ""}`}>
      {parts.map((part) => (
        <NavLink
          // The URL of a message is below the URL of the inbox, so the tab of the inbox stays current.
          end={parts.some(({ to }) => to.startsWith(`${part.to}/`))}
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

/** On phones the row is wider than the window, so the current tab must be scrolled into view. */
function useCurrentInView() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: row } = nav;
    const current = row?.querySelector<HTMLElement>(`[href="${CSS.escape(pathname)}"]`);
    if (!row || !current) return undefined;
    const show = (): void => {
      const end = current.offsetLeft - row.offsetLeft + current.offsetWidth;
      row.scrollTo({ left: end + PEEK_PX - row.clientWidth });
    };
    // Counts and fonts load later and make the tabs wider, so the position is corrected then.
    const observer = new ResizeObserver(show);
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [pathname]);
  return nav;
}
