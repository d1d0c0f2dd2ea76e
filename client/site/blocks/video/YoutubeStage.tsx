import { useTranslation } from "react-i18next";
import { youtubeUrl } from "#contract/blocks/video/youtube.ts";
import { stillWidths, videoFramePath, videoStillPath } from "#contract/values/video-links.ts";
import { ClickToLoad } from "./ClickToLoad.tsx";
import styles from "./VideoView.module.css";

type Props = { id: string; title: string };

export function YoutubeStage({ id, title }: Props) {
  const { t } = useTranslation("video");
  const open = (
    <>
      <PlaySign />
      {t("play")}
    </>
  );
  return (
    <ClickToLoad
      frame={videoFramePath(id)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className={styles.stage}
      words={{ open, close: t("close"), note: t("note") }}
      link={{ url: youtubeUrl(id), words: t("onYoutube") }}
    >
      <Still id={id} />
    </ClickToLoad>
  );
}

/** The alternative text is empty, because the title beside the picture describes the video. */
function Still({ id }: { id: string }) {
  const { small, large } = stillWidths;
  return (
    <img
      src={videoStillPath(id, "large")}
      srcSet={`${videoStillPath(id, "small")} ${small}w, ${videoStillPath(id, "large")} ${large}w`}
      sizes="(max-width: 48rem) 90vw, 50rem"
      width={large}
      height={(large / 16) * 9}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

function PlaySign() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
      <path d="M4 2.2v11.6a.6.6 0 0 0 .9.5l9.3-5.8a.6.6 0 0 0 0-1L4.9 1.7a.6.6 0 0 0-.9.5Z" />
    </svg>
  );
}
