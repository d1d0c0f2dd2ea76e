import layout from "../../../ui/admin/Layout.module.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FirstStep, StepState } from "#contract/schemas/first-steps.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import screen from "../../Screen.module.css";
import { OnThePhone } from "./OnThePhone.tsx";
import { Step } from "./Step.tsx";
import styles from "./Steps.module.css";

type Props = { tellUnsaved: (part: string, isUnsaved: boolean) => void };

const isPending = ({ isDone, isLeft }: StepState): boolean => !isDone && !isLeft;

export function FirstSteps({ tellUnsaved }: Props) {
  const { data: steps } = trpc.overview.steps.useQuery(undefined, { staleTime: 0 });
  const { data: isFirstDay } = trpc.overview.isFirstDay.useQuery();
  if (!steps || isFirstDay === undefined) return null;
  return <Panel steps={steps} isFirstDay={isFirstDay} tellUnsaved={tellUnsaved} />;
}

function Panel({ steps, isFirstDay, tellUnsaved }: Props & { steps: StepState[]; isFirstDay: boolean }) {
  const { t } = useTranslation("overview");
  const isReady = !steps.some(isPending);
  // The panel stays while the last step is completed in it, so that the user sees the result.
  const [wasReady] = useState(isReady);
  const progress = t("steps.progress", { done: steps.filter(({ isDone }) => isDone).length, total: steps.length });
  if (wasReady && steps.every(({ isDone }) => isDone)) return null;
  const list = <List steps={steps} isFirstDay={isFirstDay} tellUnsaved={tellUnsaved} />;
  if (!isFirstDay || wasReady)
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
        <span role="status">{progress}</span>
      </header>
      {list}
    </section>
  );
}

function List({ steps, isFirstDay, tellUnsaved }: Props & { steps: StepState[]; isFirstDay: boolean }) {
  const { t } = useTranslation("overview");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<FirstStep | null>(() => (isFirstDay && steps.find(isPending)?.name) || null);
  const leave = trpc.overview.leaveStep.useMutation({ onError: notifyError });
  const finish = trpc.overview.finishStep.useMutation({ onError: notifyError });
  // The query's new data renders later than the state, so each render tries to focus.
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const found = focused.current && element.current?.querySelector<HTMLElement>(focused.current);
    if (!found) return;
    focused.current = null;
    found.focus();
  });
  /** Opens the next open step. If there is none, the focus goes to the preview. */
  const goOn = (after: FirstStep, next: StepState[]): void => {
    utils.overview.steps.setData(undefined, next);
    const at = next.findIndex(({ name }) => name === after);
    const following = [...next.slice(at + 1), ...next.slice(0, at)].find(isPending)?.name ?? null;
    setOpen(following);
    focused.current = following ? `[data-step=${following}] button` : "[data-ready]";
  };
  const done = (name: FirstStep): void => finish.mutate({ name }, { onSuccess: (next) => goOn(name, next) });
  const put = (name: FirstStep, isLeft: boolean): void =>
    leave.mutate(
      { name, isLeft },
      {
        onSuccess: (next) => {
          if (isLeft) notify(t("steps.skipped"));
          if (isLeft) goOn(name, next);
          else utils.overview.steps.setData(undefined, next);
        },
      },
    );
  const left = steps.filter(({ isDone, isLeft }) => isLeft && !isDone);
  const shown = steps.filter((step) => !left.includes(step));
  return (
    <div ref={element}>
      <p>{t("steps.intro")}</p>
      <ol className={styles.list}>
        {shown.map((step) => (
          <Step
            key={step.name}
            step={step}
            isOpen={open === step.name}
            isBusy={leave.isPending || finish.isPending}
            onOpen={(isOpen) => setOpen(isOpen ? step.name : null)}
            onDone={() => done(step.name)}
            onLeave={() => put(step.name, true)}
            tellUnsaved={tellUnsaved}
          />
        ))}
      </ol>
      {left.length > 0 && (
        <details className={styles.left}>
          <summary>
            {t("steps.left")} ({left.length})
          </summary>
          <Left steps={left} isBusy={leave.isPending} onAgain={({ name }) => put(name, false)} />
        </details>
      )}
      {!steps.some(isPending) && <OnThePhone />}
    </div>
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
          <span className={layout.centeredActions}>
            <Button
              aria-label={t("steps.againNamed", { step: t(`steps.names.${step.name}`) })}
              isDisabled={isBusy}
              onPress={() => onAgain(step)}
            >
              {t("steps.again")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
