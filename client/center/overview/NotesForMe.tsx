import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { useSettleNote } from "../../entry-editor/notes/use-notes.ts";
import { Button } from "../../ui/admin/Button.tsx";
import screen from "../Screen.module.css";
import styles from "./Waiting.module.css";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { useRefreshWithTask } from "./use-refresh-with-task.ts";
import overview from "./Overview.module.css";

/**
 * The notes that other users have left for the viewer at entries. Without notes, nothing is shown.
 * @param whenEmpty moves the focus when the last one disappears
 */
export function NotesForMe({ whenEmpty }: { whenEmpty: () => void }) {
  const { t } = useTranslation("admin");
  const { data: notes = [], refetch } = trpc.notes.forMe.useQuery(undefined, { staleTime: 0 });
  useRefreshWithTask("notesForMe", refetch);
  const heading = useFocusAfterRemoval(notes.length, whenEmpty);
  const { settle, isBusy } = useSettleNote();
  if (notes.length === 0) return null;
  return (
    <section id="notes" aria-labelledby="overview-notes" className={`${screen.panel} ${overview.today}`}>
      <h2 ref={heading} id="overview-notes" tabIndex={-1} className={styles.heading}>
        {t("notes.forMe")}
      </h2>
      <ul className={styles.list}>
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
            <Button isDisabled={isBusy} onPress={() => settle(id)}>
              {t("notes.end")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
