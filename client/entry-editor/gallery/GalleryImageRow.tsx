import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, GridListItem, Input, TextField } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import type { Picture as LibraryPicture } from "#contract/schemas/files.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { Icon } from "../../ui/admin/icons.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { AltTextDialog } from "../AltTextDialog.tsx";
import { RowTools } from "../lists/RowTools.tsx";
import { useIsUndescribed } from "../undescribed.ts";
import styles from "./GalleryBrowser.module.css";
import type { Listed } from "./images.ts";

type Props = {
  image: Listed;
  place: { index: number; count: number };
  picture: LibraryPicture | undefined;
  onCaption: (caption: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onWork: (isWorking: boolean) => void;
  onDescribed: (picture: LibraryPicture) => void;
};

export function GalleryImageRow(props: Props) {
  const { image, picture } = props;
  const { t } = useTranslation("admin");
  const name = picture?.name ?? "";
  return (
    <GridListItem id={image.key} value={image} textValue={name} className={styles.row ?? ""}>
      <Button slot="drag" aria-label={t("gallery.drag", { name })} className={styles.drag ?? ""}>
        <Icon name="drag" />
      </Button>
      <span className={styles.thumb}>
        {picture?.kind === "image" ? <Picture picture={picture} sizes="5rem" isDecorative /> : <Icon name="document" />}
      </span>
      <Caption {...props} name={name} />
      <span className={styles.name} title={name}>
        {picture?.kind === "image" ? name : `${name} · ${t("gallery.notShown")}`}
      </span>
      <ImageTools {...props} name={name} />
    </GridListItem>
  );
}

function Caption({ image, onCaption, onWork, name }: Props & { name: string }) {
  const { t } = useTranslation("admin");
  // The list rerenders its rows late, which would move the caret to the end. So the row itself keeps the typed text.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      aria-label={t("gallery.caption", { name })}
      value={typed ?? image.caption}
      onChange={(caption) => {
        setTyped(caption);
        onCaption(caption);
      }}
      onFocus={() => onWork(true)}
      onBlur={() => {
        setTyped(null);
        onWork(false);
      }}
      // React Aria's list must not handle the keys of the text field, except Tab and Escape.
      onKeyDown={(event) => {
        if (event.key === "Tab" || event.key === "Escape") event.continuePropagation();
      }}
      maxLength={limits.textLength}
      className={styles.caption ?? ""}
    >
      <Input lang="de" placeholder={t("gallery.captionHere")} className={field.input ?? ""} />
    </TextField>
  );
}

function ImageTools({ image, place, picture, name, onMove, onRemove, onDescribed }: Props & { name: string }) {
  const { t } = useTranslation("admin");
  return (
    <span className={styles.rowTools}>
      {picture?.kind === "image" && <Describe picture={picture} onDescribed={onDescribed} />}
      <RowTools
        rowKey={image.key}
        place={place}
        labels={{
          up: t("gallery.up", { name }),
          down: t("gallery.down", { name }),
          remove: t("gallery.removeImage", { name }),
        }}
        onMove={onMove}
        onRemove={onRemove}
      />
    </span>
  );
}

type DescribeProps = { picture: LibraryPicture; onDescribed: (picture: LibraryPicture) => void };

function Describe({ picture, onDescribed }: DescribeProps): ReactNode {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  const isUndescribed = useIsUndescribed();
  return (
    <span className={isUndescribed(picture) ? styles.undescribed : undefined}>
      <IconButton icon="text" label={t("gallery.describe", { name: picture.name })} onPress={() => setIsOpen(true)} />
      <AltTextDialog picture={picture} isOpen={isOpen} onClose={() => setIsOpen(false)} onSaved={onDescribed} />
    </span>
  );
}
