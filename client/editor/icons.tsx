import type { ReactNode } from "react";
import type { CommandName } from "./commands.ts";

export type IconName =
  | CommandName
  | "link"
  | "unlink"
  | "chevron"
  | "check"
  | "picture"
  | "table"
  | "help"
  | "text"
  | "heading"
  | "block";

const drawings: Record<IconName, ReactNode> = {
  bold: <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z" />,
  italic: <path d="M10 5h8M6 19h8M14.5 5l-5 14" />,
  underline: <path d="M7 4.5V11a5 5 0 0 0 10 0V4.5M5.5 20h13" />,
  strike: (
    <path d="M4 12h16M16.5 7.5C16 5.7 14.3 4.5 12 4.5c-2.6 0-4.5 1.3-4.5 3.4 0 1.2.6 2 1.7 2.7M7.2 16c.5 2.1 2.3 3.5 4.9 3.5 2.7 0 4.7-1.4 4.7-3.6 0-.7-.2-1.3-.5-1.8" />
  ),
  bulletedList: (
    <>
      <path d="M9.5 6H20M9.5 12H20M9.5 18H20" />
      <path d="M4.75 6h.01M4.75 12h.01M4.75 18h.01" strokeWidth="2.75" />
    </>
  ),
  numberedList: (
    <path d="M10.5 6H20M10.5 12H20M10.5 18H20M4 5l1.5-1v5M3.7 9.2h3.5M3.8 15.6c.2-.9.9-1.4 1.7-1.4.9 0 1.6.6 1.6 1.5 0 1.5-3.3 2.2-3.3 4.3h3.5" />
  ),
  quote: <path d="M10 7.5C7.2 8.2 5.5 10.3 5.5 13.5v3h4.5V12H7.2M19 7.5c-2.8.7-4.5 2.8-4.5 6v3H19V12h-2.8" />,
  link: <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />,
  unlink: <path d="M15.7 14l3-3A4 4 0 0 0 13 5.3l-1 1M8.3 10l-3 3a4 4 0 0 0 5.7 5.7l1-1M4 4l16 16" />,
  undo: <path d="M8.5 5L4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5H9.5" />,
  redo: <path d="M15.5 5L20 9.5 15.5 14M20 9.5H10a5.25 5.25 0 0 0 0 10.5h4.5" />,
  chevron: <path d="M7 10l5 5 5-5" />,
  picture: <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15 9.5h.01" />,
  table: <path d="M4 5h16v14H4zM4 9.7h16M4 14.3h16M12 9.7V19" />,
  help: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M9.5 9.7a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.7M12 16.6h.01" />
  ),
  text: <path d="M4 6h16M4 12h16M4 18h9" />,
  heading: <path d="M6 5v14M18 5v14M6 12h12" />,
  block: <path d="M4 5h16v14H4zM12 9v6M9 12h6" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
};

/** The icon is decorative, because the button has the accessible name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
