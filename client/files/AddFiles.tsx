import { FileTrigger } from "react-aria-components";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";

const endings = { image: ["image/*"], video: ["video/mp4", "video/webm"] };

type Props = {
  label: string;
  onFiles: (files: File[]) => void;
  isAnyKind?: boolean;
  kind?: keyof typeof endings;
  isSingle?: boolean;
  icon?: "picture" | "swap" | "upload";
  isIcon?: boolean;
  autoFocus?: boolean;
};

export function AddFiles({
  label,
  onFiles,
  isAnyKind = false,
  kind = "image",
  isSingle = false,
  icon = "picture",
  isIcon = false,
  autoFocus = false,
}: Props) {
  return (
    <FileTrigger
      {...(!isAnyKind && { acceptedFileTypes: endings[kind] })}
      allowsMultiple={!isSingle}
      onSelect={(files) => files && onFiles([...files])}
    >
      {isIcon ? (
        <IconButton data-takes-files icon={icon} label={label} />
      ) : (
        <Button data-takes-files autoFocus={autoFocus}>
          <Icon name={icon} />
          {label}
        </Button>
      )}
    </FileTrigger>
  );
}
