// The button '…' of the panel, with the steps that the row has no room for.
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, Popover } from "react-aria-components";
import { Button, IconButton, type Tone } from "../../ui/admin/Button.tsx";
import { Icon, type IconName } from "../../ui/admin/icons.tsx";
import styles from "./MoreSteps.module.css";

export type Step = {
  icon?: IconName;
  label: string;
  tone?: Tone;
  isDisabled?: boolean;
  run: () => void;
};

/** @param children what stands above the steps */
export function MoreSteps({ steps, children }: { steps: readonly Step[]; children: ReactNode }) {
  const { t } = useTranslation("admin");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const run = (step: Step): void => {
    // The dialog of a step gives the focus back to the element that had it, which must outlive the popover.
    button.current?.focus();
    setIsOpen(false);
    step.run();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={t("editor.more")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Popover
        // A modal popover would take the focus back from the button.
        isNonModal
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="top end"
        offset={10}
        className={styles.popover ?? ""}
      >
        <Dialog aria-label={t("editor.more")} className={styles.steps ?? ""}>
          {children}
          {steps.map((step) => (
            <Button
              key={step.label}
              tone={step.tone ?? "plain"}
              isDisabled={step.isDisabled ?? false}
              onPress={() => run(step)}
            >
              {step.icon && <Icon name={step.icon} />}
              {step.label}
            </Button>
          ))}
        </Dialog>
      </Popover>
    </>
  );
}
