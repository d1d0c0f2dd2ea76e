// The body of an entry during editing: its blocks in order, and the buttons that add more.
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import { placeOf } from "../draft-order.ts";
import styles from "../editing.module.css";
import { GalleryBrowser } from "../gallery/GalleryBrowser.tsx";
import type { Editing } from "../use-editing.ts";
import { BlockEditor } from "./BlockEditor.tsx";
import { type EditedBody, type OpenGallery, useEditedBody } from "./use-edited-body.ts";

const isSection = ({ type }: DraftBlock): boolean => type === "gallery" || type === "fileList" || type === "video";

export function EditableBody({ editing, gallery }: { editing: Editing; gallery: OpenGallery }) {
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const body = useEditedBody(editing, gallery, focusAfterMove);
  const { session } = editing;
  const { blocks } = session.draft;
  const lastText = blocks.findLastIndex(({ type }) => type === "text");
  const lastSection = Math.max(lastText, blocks.findLastIndex(isSection));
  const opened = blocks.find((block) => block.id === body.opened);
  return (
    <div ref={list}>
      {lastText === -1 && <AddText body={body} />}
      {lastSection === -1 && <AddSection body={body} />}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <BlockEditor block={block} place={placeOf(blocks, block)} editing={editing} body={body} />
          {index === lastText && <AddText body={body} />}
          {index === lastSection && <AddSection body={body} />}
        </Fragment>
      ))}
      {opened?.type === "gallery" && (
        <GalleryBrowser
          // When a newer version was adopted, cancelling must restore that version of the gallery.
          key={`${opened.id} ${session.version}`}
          block={opened}
          editing={editing}
          onClose={() => body.onOpen(null)}
        />
      )}
    </div>
  );
}

function AddText({ body }: { body: EditedBody }) {
  const { t } = useTranslation("admin");
  return (
    <p className={styles.addBlock}>
      <Button onPress={() => body.add({ id: newBlockId(), type: "text", html: "", media: [] })}>
        <Icon name="plus" />
        {t("blocks.add")}
      </Button>
    </p>
  );
}

const newVideo = (): DraftBlock => ({
  id: newBlockId(),
  type: "video",
  title: "",
  video: { from: "youtube", id: "" },
  poster: null,
});

function AddSection({ body }: { body: EditedBody }) {
  const { t } = useTranslation("admin");
  return (
    <p className={styles.addBlock}>
      <Button onPress={() => body.add({ id: newBlockId(), type: "gallery", settings: defaultGallery })}>
        <Icon name="plus" />
        {t("gallery.add")}
      </Button>
      <Button onPress={() => body.add({ id: newBlockId(), type: "fileList", files: [] })}>
        <Icon name="plus" />
        {t("fileList.add")}
      </Button>
      <Button onPress={() => body.add(newVideo())}>
        <Icon name="plus" />
        {t("video.add")}
      </Button>
    </p>
  );
}
