// The button that takes pictures from disk.
import { FileTrigger } from "react-aria-components";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";

const ACCEPTED = ["image/*"];

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
