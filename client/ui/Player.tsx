import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileUrl } from "./download-address.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { isPlayableEnding } from "#contract/values/playable.ts";

type Media = Pick<Picture, "id" | "name" | "kind" | "ext">;
type Props = { file: Media; captionsId?: string | undefined };

export function canPlay({ kind, ext }: Media): boolean {
  return (kind === "video" || kind === "audio") && isPlayableEnding(ext);
}

export function Unplayed({ file }: { file: Pick<Media, "id" | "name"> }) {
  const { t, i18n } = useTranslation();
  return (
    <p role="status" lang={i18n.language}>
      {t("player.unplayed")}{" "}
      <a href={fileUrl(file.id)} download={file.name}>
        {file.name}
      </a>
    </p>
  );
}

/** Reports that the media cannot be played. The ref also detects an error that happened before hydration. */
export function useUnplayed() {
  const [isUnplayed, setIsUnplayed] = useState(false);
  const look = useCallback((media: HTMLMediaElement | null) => {
    if (media?.error) setIsUnplayed(true);
  }, []);
  return { isUnplayed, media: { ref: look, onError: () => setIsUnplayed(true) } };
}

export function Player({ file, captionsId }: Props) {
  const { id, name, kind } = file;
  const { isUnplayed, media } = useUnplayed();
  if (isUnplayed) return <Unplayed file={file} />;
  const common = {
    controls: true,
    preload: "metadata",
    src: fileUrl(id),
    "aria-label": name,
    ...media,
  };
  const captions = captionsId && <track kind="captions" src={fileUrl(captionsId)} default />;
  // Captions are optional, but the lint rule accepts only media that always has captions.
  // oxlint-disable jsx-a11y/media-has-caption
  return kind === "video" ? (
    <video {...common} playsInline>
      {captions}
    </video>
  ) : (
    <audio {...common} />
  );
}
