import { useTranslation } from "react-i18next";
import { hasVideo } from "#contract/blocks/video/definition.ts";
import { youtubeIdOf } from "#contract/blocks/video/youtube.ts";
import field from "../../ui/admin/Field.module.css";
import { lateViews } from "../../site/blocks/late/late-views.ts";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { VideoForm } from "../video/VideoForm.tsx";
import styles from "../video/Video.module.css";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockInWindow, OpenInWindow } from "../frame/BlockInWindow.tsx";
import { FormBlock } from "./FormBlock.tsx";

type Video = DraftBlockOf<"video">;

/** True if visitors see the video. While its link is incomplete, visitors see nothing. */
const isShown = (block: Video): boolean =>
  hasVideo(block) && (block.video.from === "library" || youtubeIdOf(block.video.id) !== null);

export function VideoEditor(props: BlockEditorProps<Video>) {
  const { block, name, editing, body } = props;
  const { t } = useTranslation("admin");
  const own = { kind: "video", id: block.id, name, body } as const;
  const { blocks: errors } = editing.saving.errors;
  const title = errors[`${block.id} title`];
  const error = title === undefined ? errors[`${block.id} video`] : `${t("video.title")}: ${title}`;
  return (
    <FormBlock {...props} tools={<OpenInWindow {...own} />}>
      {isShown(block) ? (
        <lateViews.video.View block={block} files={editing.files} />
      ) : (
        <p className={styles.empty}>{t("video.empty")}</p>
      )}
      {error && (
        <p role="alert" data-refused className={field.error}>
          {error}
        </p>
      )}
      <BlockInWindow {...own}>
        <VideoForm block={block} editing={editing} isNew={block.id === body.added} />
      </BlockInWindow>
    </FormBlock>
  );
}
