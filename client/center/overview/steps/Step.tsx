import { lazy, Suspense, useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StepState } from "#contract/schemas/first-steps.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { AskedOutside, UnsavedContext } from "../../../ui/admin/Unsaved.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import styles from "./Steps.module.css";

/** The forms need code of many screens, so they are loaded when the first step is opened. */
const StepForm = lazy(async () => ({ default: (await import("./StepForm.tsx")).StepForm }));

type Props = {
  step: StepState;
  isOpen: boolean;
  isBusy: boolean;
  onOpen: (isOpen: boolean) => void;
  onDone: () => void;
  onLeave: () => void;
  tellUnsaved: (part: string, isUnsaved: boolean) => void;
};

export function Step({ step: { name, isDone }, isOpen, isBusy, onOpen, onDone, onLeave, tellUnsaved }: Props) {
  const { t } = useTranslation("overview");
  const id = useId();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const tell = useCallback(
    (isTyped: boolean): void => {
      setIsUnsaved(isTyped);
      tellUnsaved(name, isTyped);
    },
    [name, tellUnsaved],
  );
  const called = t(`steps.names.${name}`);
  return (
    <li data-step={name} data-open={isOpen || undefined} className={styles.row}>
      <div className={styles.step} data-done={isDone || undefined}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={styles.mark}>{isDone && <Icon name="check" />}</span>
          <span className={styles.words}>
            <strong>{called}</strong>
            {isDone ? <span className={styles.done}>{t("steps.done")}</span> : <span>{t(`steps.why.${name}`)}</span>}
          </span>
          <Icon name="chevron" />
        </button>
        {!isDone && (
          <Button
            tone="plain"
            aria-label={t("steps.skipNamed", { step: called })}
            isDisabled={isBusy}
            onPress={onLeave}
          >
            {t("steps.skip")}
          </Button>
        )}
      </div>
      {/* A form with unsaved input stays mounted when its step is closed. */}
      <div id={id} hidden={!isOpen} className={styles.form}>
        {(isOpen || isUnsaved) && (
          <AskedOutside value>
            <UnsavedContext value={tell}>
              <Suspense fallback={<RowsSkeleton rows={2} />}>
                <StepForm name={name} onDone={onDone} />
              </Suspense>
            </UnsavedContext>
          </AskedOutside>
        )}
      </div>
    </li>
  );
}
