import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { youtubeUrl } from "#contract/blocks/video/youtube.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { stillWidths, videoFramePath, videoStillPath } from "#contract/values/video-links.ts";
import { PageLink } from "../../German.tsx";
import buttons from "../../../ui/Button.module.css";
import styles from "./VideoView.module.css";

type Props = { id: string; title: string };

export function YoutubeStage({ id, title }: Props) {
  const { t, i18n } = useTranslation("video");
  const { t: site } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const wasOpen = useRef(false);
  // When the video opens, the focus moves to its frame. When the video closes, the focus returns to the button.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {isOpen ? (
        // The frame shows our own page without scripts, which its own CSP restricts.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={frame}
          src={videoFramePath(id)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className={styles.stage}
        />
      ) : (
        <div className={styles.stage}>
          <Still id={id} />
          <button ref={opener} type="button" className={styles.open} onClick={() => setIsOpen(true)}>
            <span lang={i18n.language} className={buttons.button}>
              <PlaySign />
              {t("play")}
            </span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      )}
      <p lang={i18n.language} className={styles.note}>
        {isOpen ? (
          <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => setIsOpen(false)}>
            {t("close")}
          </button>
        ) : (
          <>
            {t("note")} <PageLink to={fixedPages.Datenschutz}>{site("consent.privacy")}</PageLink>
            {" · "}
            <a href={youtubeUrl(id)}>{t("onYoutube")}</a>
          </>
        )}
      </p>
    </>
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
