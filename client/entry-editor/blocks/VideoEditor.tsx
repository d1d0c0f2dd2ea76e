// A video in its place during editing: as visitors see it, with its tools and its form.
import { useTranslation } from "react-i18next";
import { hasVideo } from "#contract/blocks/video/definition.ts";
import { youtubeIdOf } from "#contract/blocks/video/youtube.ts";
import { LateVideo } from "../../site/blocks/video/LateVideo.tsx";
import article from "../../site/entries/Article.module.css";
import type { DraftBlockOf } from "../draft-blocks.ts";
import { RowTools } from "../lists/RowTools.tsx";
import { VideoForm } from "../video/VideoForm.tsx";
import styles from "../video/Video.module.css";
import type { BlockEditorProps } from "./block-editor-props.ts";

type Video = DraftBlockOf<"video">;

/** Whether visitors would see it: a link that is none yet shows nothing. */
const isShown = (block: Video): boolean =>
  hasVideo(block) && (block.video.from === "library" || youtubeIdOf(block.video.id) !== null);

export function VideoEditor({ block, place, editing, body }: BlockEditorProps<Video>) {
  const { t, i18n } = useTranslation("admin");
  const title = block.title || t("video.untitled");
  return (
    <div data-block={block.id} className={styles.place}>
      {isShown(block) ? (
        <LateVideo block={block} files={editing.files} />
      ) : (
        <p lang={i18n.language} className={styles.empty}>
          {t("video.empty")}
        </p>
      )}
      <section lang={i18n.language} aria-label={t("video.label", { title })} className={article.block}>
        <VideoForm block={block} editing={editing} isNew={block.id === body.added} />
      </section>
      <div role="group" aria-label={t("video.tools", { title })} className={styles.tools}>
        <RowTools
          rowKey={block.id}
          place={place}
          labels={{
            up: t("video.up", { title }),
            down: t("video.down", { title }),
            remove: t("video.remove", { title }),
          }}
          onMove={(by) => body.move(block.id, by)}
          onRemove={() => body.remove(block)}
        />
      </div>
    </div>
  );
}
