// The parts of a place in the admin center, as links above the screen.
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useInWindow } from "../ui/admin/window/in-window.ts";
import tabs from "../ui/admin/Tabs.module.css";
import styles from "./PartTabs.module.css";

type Part = {
  to: string;
  label: ReactNode;
  /** In the title of the tab, where the screens of the place have one heading. */
  title?: string;
};

type Props = { label: string; parts: readonly Part[] };

/** Of the next tab, so that one sees that there is one. */
const PEEK_PX = 24;

export function PartTabs({ label, parts }: Props) {
  const nav = useCurrentInView();
  // A window shows one place, and has tabs of its own.
  if (useInWindow()) return null;
  return (
    <nav ref={nav} aria-label={label} className={`${tabs.tabs} ${styles.tabs}`}>
      {parts.map((part) => (
        <NavLink
          // Below the inbox a message is open; no other tab's address begins with this one's.
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

/** On a phone the tabs are wider than the window: the one whose screen is shown must be seen. */
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
    // Counts and fonts come later, and make the tabs wider.
    const observer = new ResizeObserver(show);
    for (const tab of row.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [pathname]);
  return nav;
}
