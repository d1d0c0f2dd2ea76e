import { neutralStillPath } from "#contract/values/video-links.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { CreditLine } from "../../CreditLine.tsx";
import { GermanMark } from "../../German.tsx";
import { useTranslation } from "react-i18next";
import { fileUrl, variantUrl } from "../../../ui/download-address.ts";
import { canPlay, Unplayed, useUnplayed } from "../../../ui/Player.tsx";
import article from "../../entries/Article.module.css";
import type { VideoProps } from "./video-props.ts";
import { YoutubeStage } from "./YoutubeStage.tsx";
import styles from "./VideoView.module.css";

type File = VideoProps["files"][string];

export function VideoView({ block, files, mark }: VideoProps) {
  const { title, video, poster } = block;
  const isInGerman = isGerman(block, "title");
  const file = video.from === "library" ? files[video.file ?? ""] : undefined;
  const still = files[poster ?? ""];
  if (video.from === "library" && !file) return null;
  return (
    <section data-block={mark} className={article.block}>
      <figure lang={isInGerman ? "de" : undefined} className={styles.video}>
        {video.from === "youtube" && <YoutubeStage key={video.id} id={video.id} title={title} />}
        {file && <OwnVideo file={file} title={title} poster={still} />}
        <figcaption className={styles.title}>
          {title}
          {isInGerman && <GermanMark />}
          {file && still && <CreditLine picture={still} />}
        </figcaption>
      </figure>
    </section>
  );
}

const POSTER_WIDTH = 1280;

function posterUrl(poster: File | undefined): string {
  const variants = poster?.variants ?? [];
  const variant = variants.find(({ res }) => res.w >= POSTER_WIDTH) ?? variants.at(-1);
  return poster && variant ? variantUrl(poster.id, variant.id) : neutralStillPath;
}

function OwnVideo({ file, title, poster }: { file: File; title: string; poster: File | undefined }) {
  const { t, i18n } = useTranslation("video");
  const { isUnplayed, media } = useUnplayed();
  if (isUnplayed) return <Unplayed file={file} />;
  if (file.kind !== "video" || !canPlay(file))
    return (
      <p lang={i18n.language}>
        {t("unplayable")}{" "}
        <a href={fileUrl(file.id)} download={file.name}>
          {file.name}
        </a>
      </p>
    );
  return (
    // There is no caption track, because only the list of downloads matches caption files by their names.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="none"
      src={fileUrl(file.id)}
      poster={posterUrl(poster)}
      aria-label={title}
      {...media}
      className={styles.stage}
    />
  );
}
