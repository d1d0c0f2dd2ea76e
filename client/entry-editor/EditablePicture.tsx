import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture as LibraryPicture } from "#contract/schemas/files.ts";
import { IconButton } from "../ui/admin/Button.tsx";
import { Picture } from "../ui/Picture.tsx";
import { CreditLine } from "../site/CreditLine.tsx";
import { AltTextDialog } from "./AltTextDialog.tsx";
import styles from "./editing.module.css";
import { UndescribedButton } from "./UndescribedButton.tsx";
import { useIsUndescribed } from "./undescribed.ts";

type Props = {
  picture: LibraryPicture;
  sizes: string;
  removeLabel: string;
  onRemove: () => void;
  onDescribed: (picture: LibraryPicture) => void;
  isBehind?: boolean;
  children?: ReactNode;
};

export function EditablePicture(props: Props) {
  const { picture, sizes, removeLabel, onRemove, onDescribed, isBehind = false, children } = props;
  const { t } = useTranslation("admin");
  const [isDescribing, setIsDescribing] = useState(false);
  const lacksDescription = useIsUndescribed()(picture);
  return (
    <div className={styles.picture}>
      {!isBehind && <Picture picture={picture} sizes={sizes} />}
      {!isBehind && <CreditLine picture={picture} />}
      <div data-tool="" role="group" aria-label={picture.name} className={styles.pictureTools}>
        {lacksDescription && <UndescribedButton onPress={() => setIsDescribing(true)} />}
        <IconButton icon="text" label={t("pictures.describe")} onPress={() => setIsDescribing(true)} />
        {children}
        <IconButton icon="trash" label={removeLabel} onPress={onRemove} />
      </div>
      <AltTextDialog
        picture={picture}
        isOpen={isDescribing}
        onClose={() => setIsDescribing(false)}
        onSaved={onDescribed}
      />
    </div>
  );
}
