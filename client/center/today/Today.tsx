// The list of today's tasks. It is the first part of the overview, and 'Heute' in the bar opens it.
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/viewer.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { ClosingRow } from "./ClosingRow.tsx";
import { TaskRow } from "./TaskRow.tsx";
import styles from "./Today.module.css";
import { useTasks } from "./use-tasks.ts";

type Props = {
  /**
   * True in the bar's dialog, which shows the reasons without a press on 'Heute schließen'. So closing takes only two
   * taps.
   */
  showsReasons?: boolean;
  /** Called after the user has closed or reopened the site for today. */
  onDone?: () => void;
};

export function Today({ showsReasons = false, onDone }: Props) {
  const { t } = useTranslation("overview");
  const { tasks, isPending, isFailed, onAgain } = useTasks();
  const mayClose = useMay("update", "closures");
  return (
    <>
      <ul className={styles.rows}>
        {mayClose && <ClosingRow showsReasons={showsReasons} {...(onDone && { onDone })} />}
        {!isPending &&
          tasks.map((task) => <TaskRow key={`${task.kind} ${task.path ?? ""} ${task.one?.name ?? ""}`} task={task} />)}
        {!isPending && !isFailed && tasks.length === 0 && (
          <li className={`${styles.row} ${styles.done}`}>
            <Icon name="check" />
            <span className={styles.words}>{t("nothingToDo")}</span>
          </li>
        )}
      </ul>
      {isPending && <RowsSkeleton rows={3} />}
      {isFailed && !isPending && <Unreachable title={t("tasksFailed")} onAgain={onAgain} />}
    </>
  );
}
