import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { useSettleNote } from "../../entry-editor/notes/use-notes.ts";
import { Button } from "../../ui/admin/Button.tsx";
import screen from "../Screen.module.css";
import styles from "./NotesForMe.module.css";
import overview from "./Overview.module.css";

/** The notes that other users have left for the viewer at entries. Without notes, nothing is shown. */
export function NotesForMe() {
  const { t } = useTranslation("admin");
  const { data: notes = [] } = trpc.notes.forMe.useQuery(undefined, { staleTime: 0 });
  const { settle, isBusy } = useSettleNote();
  const heading = useRef<HTMLHeadingElement>(null);
  if (notes.length === 0) return null;
  const end = (id: string): void => {
    settle(id);
    // The button disappears together with the note.
    heading.current?.focus();
  };
  return (
    <section id="notes" aria-labelledby="overview-notes" className={`${screen.panel} ${overview.today}`}>
      <h2 ref={heading} id="overview-notes" tabIndex={-1} className={styles.heading}>
        {t("notes.forMe")}
      </h2>
      <ul className={styles.notes}>
        {notes.map(({ id, from, text, created, entry }) => (
          <li key={id}>
            <div>
              <p className={styles.about}>
                {from}, {formatMoment(created)}:{" "}
                <Link to={`${fixedPages.Aktuelles}/${entry.id}`} lang="de">
                  {entry.title}
                </Link>
              </p>
              <blockquote>{text}</blockquote>
            </div>
            <Button isDisabled={isBusy} onPress={() => end(id)}>
              {t("notes.end")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
