import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FirstStep, StepState } from "#contract/schemas/first-steps.ts";
import { filesPath, legalPath, lookPath } from "#contract/values/pages.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import screen from "../../Screen.module.css";
import styles from "./Steps.module.css";

const paths: Record<FirstStep, string> = {
  name: lookPath,
  look: lookPath,
  imprint: legalPath,
  picture: filesPath,
  entry: "/Aktuelles",
};

export function FirstSteps() {
  const { t } = useTranslation("overview");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { data: steps } = trpc.overview.steps.useQuery(undefined, { staleTime: 0 });
  const { data: isFirstDay } = trpc.overview.isFirstDay.useQuery();
  const leave = trpc.overview.leaveStep.useMutation({
    onSuccess: (next) => utils.overview.steps.setData(undefined, next),
    onError: notifyError,
  });
  if (!steps || isFirstDay === undefined || steps.every(({ isDone }) => isDone)) return null;
  const put = ({ name }: StepState, isLeft: boolean): void =>
    leave.mutate({ name, isLeft }, { onSuccess: () => isLeft && notify(t("steps.skipped")) });
  const [left, open] = [
    steps.filter(({ isDone, isLeft }) => isLeft && !isDone),
    steps.filter(({ isDone, isLeft }) => isDone || !isLeft),
  ];
  const progress = t("steps.progress", { done: steps.filter(({ isDone }) => isDone).length, total: steps.length });
  const leftSteps = <Left steps={left} isBusy={leave.isPending} onAgain={(step) => put(step, false)} />;
  if (open.every(({ isDone }) => isDone))
    return (
      <details className={`${screen.panel} ${styles.steps} ${styles.small}`}>
        <summary>
          {t("steps.title")}: {progress} · {t("steps.left")} ({left.length})
        </summary>
        {leftSteps}
      </details>
    );
  const list = (
    <>
      <p>{t("steps.intro")}</p>
      <ol className={styles.list}>
        {open.map((step) => (
          <Step key={step.name} step={step} isBusy={leave.isPending} onLeave={() => put(step, true)} />
        ))}
      </ol>
      {left.length > 0 && (
        <details className={styles.left}>
          <summary>
            {t("steps.left")} ({left.length})
          </summary>
          {leftSteps}
        </details>
      )}
    </>
  );
  if (!isFirstDay)
    return (
      <details className={`${screen.panel} ${styles.steps} ${styles.small}`}>
        <summary>
          {t("steps.title")}: {progress}
        </summary>
        {list}
      </details>
    );
  return (
    <section aria-labelledby="first-steps" className={`${screen.panel} ${styles.steps}`}>
      <header className={styles.head}>
        <h2 id="first-steps">{t("steps.title")}</h2>
        <span>{progress}</span>
      </header>
      {list}
    </section>
  );
}

type LeftProps = { steps: readonly StepState[]; isBusy: boolean; onAgain: (step: StepState) => void };

function Left({ steps, isBusy, onAgain }: LeftProps) {
  const { t } = useTranslation("overview");
  return (
    <ul className={styles.list}>
      {steps.map((step) => (
        <li key={step.name} className={styles.step}>
          <span className={styles.words}>
            <strong>{t(`steps.names.${step.name}`)}</strong>
          </span>
          <Button
            aria-label={t("steps.againNamed", { step: t(`steps.names.${step.name}`) })}
            isDisabled={isBusy}
            onPress={() => onAgain(step)}
          >
            {t("steps.again")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type StepProps = { step: StepState; isBusy: boolean; onLeave: () => void };

function Step({ step: { name, isDone }, isBusy, onLeave }: StepProps) {
  const { t } = useTranslation("overview");
  const called = t(`steps.names.${name}`);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <span className={styles.mark}>{isDone && <Icon name="check" />}</span>
      <span className={styles.words}>
        <strong>{called}</strong>
        {isDone ? <span className={styles.done}>{t("steps.done")}</span> : <span>{t(`steps.why.${name}`)}</span>}
      </span>
      {!isDone && (
        <span className={layout.centeredActions}>
          <Link to={paths[name]} className={styles.go}>
            {t(`steps.go.${name}`)}
          </Link>
          <Button
            tone="plain"
            aria-label={t("steps.skipNamed", { step: called })}
            isDisabled={isBusy}
            onPress={onLeave}
          >
            {t("steps.skip")}
          </Button>
        </span>
      )}
    </li>
  );
}
