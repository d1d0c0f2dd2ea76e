import { useRef } from "react";
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
  const field = useRef<HTMLInputElement>(null);
  const choose = (): void => field.current?.click();
  return (
    <>
      {isIcon ? (
        <IconButton data-takes-files icon={icon} label={label} onPress={choose} />
      ) : (
        <Button data-takes-files autoFocus={autoFocus} onPress={choose}>
          <Icon name={icon} />
          {label}
        </Button>
      )}
      <input
        ref={field}
        hidden
        type="file"
        accept={isAnyKind ? undefined : endings[kind].join()}
        multiple={!isSingle}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again, for example after its upload failed.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
