import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button, IconButton } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { UnsavedContext } from "./Unsaved.tsx";
import { isOtherPath, useLeaveBlocker } from "./use-leave-blocker.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** True if Escape and a click outside must not close the dialog. */
  isForced?: boolean;
  isWide?: boolean;
  /** Makes the dialog as wide as the window allows, for dialogs with tools. On narrow windows it fills the screen. */
  isWidest?: boolean;
  isDrawer?: boolean;
  /** Places the dialog at the lower edge of the window, within reach of a thumb. */
  isSheet?: boolean;
  /**
   * Places the dialog near the top, so that it does not move when its content changes. It fills narrow windows. Its
   * title is not visible.
   */
  isAtTop?: boolean;
  /** Adds a close button, for dialogs without buttons at their end. Drawers and sheets always have one. */
  hasClose?: boolean;
  role?: "dialog" | "alertdialog";
};

export function Dialog({ isOpen, onClose, title, children, isForced = false, role = "dialog", ...shape }: Props) {
  const { t } = useTranslation("admin");
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // After a save, no input can be lost, so the question closes. The next input must not show the question again.
  if (!isUnsaved && isAsking) setIsAsking(false);
  const leave = (): void => {
    if (isUnsaved) setIsAsking(true);
    else onClose();
  };
  const className = [
    styles.modal,
    shape.isWide && styles.wide,
    shape.isWidest && styles.widest,
    shape.isDrawer && styles.drawer,
    shape.isSheet && styles.sheet,
    shape.isAtTop && styles.atTop,
  ];
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && leave()}
      isDismissable={!isForced && role === "dialog"}
      isKeyboardDismissDisabled={isForced}
      className={styles.overlay ?? ""}
    >
      <Modal className={className.filter(Boolean).join(" ")}>
        <AriaDialog role={role} className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {(shape.isDrawer || shape.isSheet || shape.hasClose) && (
            <div className={styles.close}>
              <IconButton icon="close" label={t("close")} onPress={leave} />
            </div>
          )}
          <UnsavedContext value={setIsUnsaved}>{children}</UnsavedContext>
        </AriaDialog>
        {isUnsaved && (
          <UnsavedQuestion
            isAsked={isAsking}
            onLeave={() => {
              setIsAsking(false);
              onClose();
            }}
            onStay={() => setIsAsking(false)}
          />
        )}
      </Modal>
    </ModalOverlay>
  );
}

type QuestionProps = { isAsked: boolean; onLeave: () => void; onStay: () => void };

function UnsavedQuestion({ isAsked, onLeave, onStay }: QuestionProps) {
  const { t } = useTranslation("admin");
  // Filters of the list below may change the address while their dialog is open. Only Back and other pages close it.
  const blocker = useLeaveBlocker(true, (navigation) => navigation.historyAction === "POP" || isOtherPath(navigation));
  return (
    <ConfirmDialog
      isOpen={isAsked || blocker.state === "blocked"}
      title={t("editor.discardTitle")}
      text={t("unsaved")}
      confirmLabel={t("editor.discard")}
      cancelLabel={t("conflict.goOn")}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => {
        onStay();
        blocker.reset?.();
      }}
    />
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type ConfirmProps = {
  isOpen: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  confirmLabel: string;
  /** 'primary' for a question whose confirmation destroys nothing. */
  tone?: "destroy" | "primary";
  cancelLabel?: string;
  more?: { label: string; onConfirm: () => void };
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
};

export function ConfirmDialog({
  isOpen,
  title,
  text,
  children,
  confirmLabel,
  tone = "destroy",
  cancelLabel,
  more,
  onConfirm,
  onClose,
  isBusy = false,
}: ConfirmProps) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog">
      <p>{text}</p>
      {children}
      <DialogActions>
        <Button onPress={onClose} autoFocus>
          {cancelLabel ?? t("cancel")}
        </Button>
        {more && (
          <Button tone="danger" onPress={more.onConfirm} isDisabled={isBusy}>
            {more.label}
          </Button>
        )}
        <Button tone={tone} onPress={onConfirm} isDisabled={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
