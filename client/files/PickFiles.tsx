// Chooses files of the library instead of the disk: a button, and the dialog with the files.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Dialog } from "../ui/admin/Dialog.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { FilePicker } from "./FilePicker.tsx";

type Props = {
  onFiles: (files: LibraryFile[]) => void;
  /** Files of any kind instead of only pictures. */
  isAnyKind?: boolean;
  /** Only files of this kind. */
  kind?: "image" | "video";
  isSingle?: boolean;
  isIcon?: boolean;
};

export function PickFiles({ onFiles, isAnyKind = false, kind = "image", isSingle = false, isIcon = false }: Props) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const close = (): void => setIsOpen(false);
  return (
    <>
      {isIcon ? (
        <IconButton icon="folder" label={t("picker.open")} onPress={open} />
      ) : (
        <Button onPress={open}>
          <Icon name="folder" />
          {t("picker.open")}
        </Button>
      )}
      <Dialog isWide isOpen={isOpen} onClose={close} title={t("picker.title")}>
        <FilePicker
          isAnyKind={isAnyKind}
          kind={kind}
          isSingle={isSingle}
          onClose={close}
          onFiles={(files) => {
            onFiles(files);
            close();
          }}
        />
      </Dialog>
    </>
  );
}
