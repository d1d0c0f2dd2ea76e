import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { focusAfterDialogs } from "../ui/admin/focus-after-dialogs.ts";
import { FilePicker } from "./FilePicker.tsx";
import { findFilesButton } from "./use-files-focus.ts";

type Props = {
  onFiles: (files: LibraryFile[]) => void;
  isAnyKind?: boolean;
  kind?: "image" | "video";
  isSingle?: boolean;
  isIcon?: boolean;
};

export function PickFiles({ onFiles, isAnyKind = false, kind = "image", isSingle = false, isIcon = false }: Props) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => setIsOpen(true);
  const close = (): void => setIsOpen(false);
  const take = (files: LibraryFile[]): void => {
    const part = button.current?.closest("[data-block], section, form") ?? null;
    onFiles(files);
    // After a choice, another button may have replaced the pressed one. So the focus moves to the current button.
    focusAfterDialogs(() => button.current ?? findFilesButton(part), part, true);
  };
  return (
    <>
      {isIcon ? (
        <IconButton ref={button} data-takes-files icon="folder" label={t("picker.open")} onPress={open} />
      ) : (
        <Button ref={button} data-takes-files onPress={open}>
          <Icon name="folder" />
          {t("picker.open")}
        </Button>
      )}
      <PickFilesDialog
        isOpen={isOpen}
        isAnyKind={isAnyKind}
        kind={kind}
        isSingle={isSingle}
        onClose={close}
        onFiles={take}
      />
    </>
  );
}

type DialogProps = Omit<Props, "isIcon"> & { isOpen: boolean; onClose: () => void };

export function PickFilesDialog({
  isOpen,
  onClose,
  onFiles,
  isAnyKind = false,
  kind = "image",
  isSingle = false,
}: DialogProps) {
  const { t } = useTranslation("files");
  return (
    <Dialog isWidest isOpen={isOpen} onClose={onClose} title={t("picker.title")}>
      <FilePicker
        isAnyKind={isAnyKind}
        kind={kind}
        isSingle={isSingle}
        onClose={onClose}
        onFiles={(files) => {
          onFiles(files);
          onClose();
        }}
      />
    </Dialog>
  );
}
