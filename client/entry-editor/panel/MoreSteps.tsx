// The menu '…' of the panel, with the buttons that do not fit into the row.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
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

type Props = {
  steps: readonly Step[];
  /** The content above the steps. `leave` closes the menu and then runs the given function. */
  children: (leave: (run: () => void) => void) => ReactNode;
};

export function MoreSteps({ steps, children }: Props) {
  const { t } = useTranslation("admin");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [next, setNext] = useState<{ run: () => void } | null>(null);
  const leave = (run: () => void): void => {
    setNext({ run });
    setIsOpen(false);
  };
  const goOn = useEffectEvent((run: () => void) => {
    // A dialog later returns the focus to this button, because the popover with the pressed step no longer exists.
    button.current?.focus();
    run();
  });
  useEffect(() => {
    if (next) goOn(next.run);
  }, [next]);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label={t("editor.more")}
        aria-haspopup="dialog"
        // If the focus left the text now, the row would change, and this button would move away from the pointer.
        preventFocusOnPress
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="top end"
        offset={10}
        className={styles.popover ?? ""}
      >
        <Dialog aria-label={t("editor.more")} className={styles.steps ?? ""}>
          {children(leave)}
          {steps.map((step) => (
            <Button
              key={step.label}
              tone={step.tone ?? "plain"}
              isDisabled={step.isDisabled ?? false}
              onPress={() => leave(step.run)}
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
