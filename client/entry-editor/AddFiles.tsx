// The button that uploads pictures, or files of any kind, from disk.
import { FileTrigger } from "react-aria-components";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";

const PICTURES = ["image/*"];

type Props = {
  label: string;
  onFiles: (files: File[]) => void;
  isAnyKind?: boolean;
  isSingle?: boolean;
  icon?: "picture" | "swap" | "upload";
  isIcon?: boolean;
  autoFocus?: boolean;
};

export function AddFiles({
  label,
  onFiles,
  isAnyKind = false,
  isSingle = false,
  icon = "picture",
  isIcon = false,
  autoFocus = false,
}: Props) {
  return (
    <FileTrigger
      {...(!isAnyKind && { acceptedFileTypes: PICTURES })}
      allowsMultiple={!isSingle}
      onSelect={(files) => files && onFiles([...files])}
    >
      {isIcon ? (
        <IconButton icon={icon} label={label} />
      ) : (
        <Button autoFocus={autoFocus}>
          <Icon name={icon} />
          {label}
        </Button>
      )}
    </FileTrigger>
  );
}
