import type { ReactNode } from "react";
import row from "../NoticeRow.module.css";
import styles from "./PanelNote.module.css";

type Props = {
  /** Who wrote it, and when. */
  said: string;
  note: string;
  /** The button that answers or ends the note. */
  children?: ReactNode;
};

/** What somebody wrote at this entry, in a row of its own above the panel's row. */
export function PanelNote({ said, note, children }: Props) {
  return (
    <div className={row.row}>
      <div className={styles.note}>
        <p>{said}</p>
        {note !== "" && <blockquote>{note}</blockquote>}
      </div>
      {children}
    </div>
  );
}
