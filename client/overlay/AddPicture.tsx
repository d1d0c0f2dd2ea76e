// The button that takes pictures from disk, and how far those are that are on their way.
import { useTranslation } from "react-i18next";
import { FileTrigger, Label, ProgressBar } from "react-aria-components";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import type { UploadItem } from "./use-uploads.ts";
import styles from "./editing.module.css";

const ACCEPTED = ["image/*"];
const SENT = 100;

type Props = {
  label: string;
  onFiles: (files: File[]) => void;
  isSingle?: boolean;
  icon?: "picture" | "swap";
  isIcon?: boolean;
};

export function AddPicture({ label, onFiles, isSingle = false, icon = "picture", isIcon = false }: Props) {
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED}
      allowsMultiple={!isSingle}
      onSelect={(files) => files && onFiles([...files])}
    >
      {isIcon ? (
        <IconButton icon={icon} label={label} />
      ) : (
        <Button>
          <Icon name={icon} />
          {label}
        </Button>
      )}
    </FileTrigger>
  );
}

export function UploadProgress({ items }: { items: UploadItem[] }) {
  const { t } = useTranslation("admin");
  return items.map(({ id, name, percent }) => (
    <ProgressBar key={id} value={percent} className={styles.progress ?? ""}>
      {({ percentage = 0 }) => (
        <>
          <Label>{name}</Label>
          <span>{percent < SENT ? `${percent} %` : t("pictures.processing")}</span>
          <span className={styles.progressTrack}>
            <span style={{ width: `${percentage}%` }} data-processing={percent >= SENT || undefined} />
          </span>
        </>
      )}
    </ProgressBar>
  ));
}
