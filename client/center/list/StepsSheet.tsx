import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AfterClosing } from "../../ui/admin/AfterClosing.tsx";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import styles from "./List.module.css";
import { type Step, StepControl } from "./StepControl.tsx";

/** The further steps of a narrow list, for example its bin and its export. */
export function StepsSheet({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  const next = useRef<(() => void) | null>(null);
  const close = (): void => setIsOpen(false);
  const closed = (): void => {
    const act = next.current;
    next.current = null;
    act?.();
  };
  return (
    <>
      <IconButton icon="more" tone="quiet" label={t("list.steps")} onPress={() => setIsOpen(true)} />
      <Dialog isSheet isOpen={isOpen} onClose={close} title={t("list.steps")}>
        <AfterClosing run={closed} />
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.label}>
              <StepControl
                isInSheet
                step={step}
                onFollow={close}
                onPress={(act) => {
                  next.current = act;
                  close();
                }}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
