import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GridList, useDragAndDrop } from "react-aria-components";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { AddFiles } from "../../files/AddFiles.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { OrDrop } from "../../ui/admin/OrDrop.tsx";
import styles from "./GalleryBrowser.module.css";
import { GalleryImageRow } from "./GalleryImageRow.tsx";
import { movedItem } from "../../ui/admin/moved-item.ts";
import { droppedImages, type Listed, listedImages } from "./images.ts";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import type { GalleryEditing } from "./use-gallery-editing.ts";

const IMAGE_DRAG = "application/x-gallery-image";

type Props = { gallery: GalleryEditing; onWork: (index: number | null) => void };

export function GalleryImages({ gallery, onWork }: Props) {
  const { t } = useTranslation("admin");
  const drop = useFileDrop(gallery.upload);
  return (
    <div {...drop} className={styles.images}>
      <div className={layout.centeredActions}>
        <AddFiles label={t("gallery.upload")} onFiles={gallery.upload} />
        <PickFiles onFiles={gallery.take} />
        <OrDrop />
      </div>
      <p role="status" className={styles.count}>
        {t("gallery.count", { count: gallery.settings.images.length })}
      </p>
      <ImageList gallery={gallery} onWork={onWork} />
      <UploadProgress items={gallery.uploading} />
    </div>
  );
}

function ImageList({ gallery, onWork }: Props) {
  const { t } = useTranslation("admin");
  const { files, setImages } = gallery;
  const listed = listedImages(gallery.settings.images);
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const nameOf = ({ file }: Listed): string => files[file]?.name ?? "";
  const sayPlace = (image: Listed, index: number): void =>
    say(t("gallery.moved", { name: nameOf(image), place: index + 1, count: listed.length }));
  const move = (image: Listed, from: number, by: -1 | 1): void => {
    setImages((images) => movedItem(images, from, from + by));
    sayPlace(image, from + by);
    onWork(from + by);
    focusAfterMove(image.key, by);
  };
  const remove = (image: Listed, index: number): void => {
    const { file, caption } = image;
    setImages((images) => images.toSpliced(index, 1));
    onWork(null);
    notify(t("gallery.imageRemoved", { name: nameOf(image) }), "good", {
      label: t("undo"),
      run: () => setImages((images) => images.toSpliced(index, 0, { file, caption })),
    });
  };
  const { dragAndDropHooks } = useDragAndDrop<Listed>({
    getItems: (keys) => [...keys].map((key) => ({ [IMAGE_DRAG]: String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === "on") return;
      const place = { key: String(target.key), side: target.dropPosition };
      const dragged = new Set([...keys].map(String));
      setImages((images) => droppedImages(images, dragged, place));
      const after = listedImages(droppedImages(listed, dragged, place));
      const index = after.findIndex(({ key }) => dragged.has(key));
      const image = after[index];
      if (image) sayPlace(image, index);
    },
  });
  if (listed.length === 0) return null;
  return (
    <>
      <GridList
        ref={list}
        aria-label={t("gallery.list")}
        items={listed}
        // The rows contain text fields, which need letter and arrow keys.
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[gallery]}
        className={styles.list ?? ""}
      >
        {(image) => {
          const index = listed.indexOf(image);
          return (
            <GalleryImageRow
              image={image}
              place={{ index, count: listed.length }}
              picture={files[image.file]}
              onCaption={(caption) =>
                setImages((images) => images.map((one, at) => (at === index ? { ...one, caption } : one)))
              }
              onMove={(by) => move(image, index, by)}
              onRemove={() => remove(image, index)}
              onWork={(isWorking) => onWork(isWorking ? index : null)}
              onDescribed={gallery.describe}
            />
          );
        }}
      </GridList>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
