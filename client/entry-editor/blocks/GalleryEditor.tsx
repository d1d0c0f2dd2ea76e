// A gallery in its place during editing: as visitors see it, with its tools.
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/files.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { GalleryPlace } from "../gallery/GalleryPlace.tsx";
import { RowTools } from "../lists/RowTools.tsx";
import { isUndescribed } from "../undescribed.ts";
import type { BlockEditorProps } from "./block-editor-props.ts";

const isBare = (picture: Picture | undefined): boolean => picture !== undefined && isUndescribed(picture);

export function GalleryEditor({ block, place, editing, body }: BlockEditorProps<DraftBlockOf<"gallery">>) {
  const { t } = useTranslation("admin");
  const { id, settings } = block;
  const title = settings.myTitle || t("gallery.untitled");
  const isFocused = id === body.focused;
  return (
    <GalleryPlace
      id={id}
      settings={settings}
      files={editing.files}
      title={title}
      error={editing.saving.errors.blocks[id]}
    >
      <IconButton
        autoFocus={isFocused}
        icon="edit"
        label={t("gallery.edit", { title })}
        data-place={settings.images.some(({ file }) => isBare(editing.files[file])) ? "pictures" : undefined}
        onPress={() => body.onOpen(id)}
      />
      <RowTools
        rowKey={id}
        place={place}
        labels={{
          up: t("gallery.sectionUp", { title }),
          down: t("gallery.sectionDown", { title }),
          remove: t("gallery.remove", { title }),
        }}
        onMove={(by) => body.move(id, by)}
        onRemove={() => body.remove(block)}
      />
    </GalleryPlace>
  );
}
