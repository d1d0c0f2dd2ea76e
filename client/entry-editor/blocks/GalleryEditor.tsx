import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/schemas/files.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { GalleryPlace } from "../gallery/GalleryPlace.tsx";
import { AltTextDialog } from "../AltTextDialog.tsx";
import { UndescribedButton } from "../UndescribedButton.tsx";
import { useIsUndescribed } from "../undescribed.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockTools } from "../frame/BlockTools.tsx";

export function GalleryEditor({ block, name, place, editing, body }: BlockEditorProps<DraftBlockOf<"gallery">>) {
  const { t } = useTranslation("admin");
  const { id, settings } = block;
  const title = settings.title || t("gallery.untitled");
  const isFocused = id === body.focused;
  const isUndescribed = useIsUndescribed();
  const undescribed = settings.images
    .map(({ file }) => editing.files[file])
    .find((picture) => picture !== undefined && isUndescribed(picture));
  const [described, setDescribed] = useState<Picture | null>(null);
  return (
    <GalleryPlace
      id={id}
      settings={settings}
      files={editing.files}
      title={title}
      error={editing.saving.errors.blocks[id]}
    >
      {undescribed && <UndescribedButton onPress={() => setDescribed(undescribed)} />}
      {described && (
        <AltTextDialog picture={described} isOpen onClose={() => setDescribed(null)} onSaved={editing.addFile} />
      )}
      <IconButton
        autoFocus={isFocused}
        icon="edit"
        label={t("gallery.edit", { title })}
        onPress={() => body.onOpen(id)}
      />
      <BlockTools block={block} place={place} body={body} name={name} />
    </GalleryPlace>
  );
}
