// A film or a sound with the browser's own controls; only its beginning is loaded before it is played.
import { fileUrl } from "./download-address.ts";
import type { Picture } from "#contract/files.ts";
import { isPlayableEnding } from "#contract/playable.ts";

type Media = Pick<Picture, "id" | "name" | "kind" | "ext">;
type Props = { file: Media; captionsId?: string | undefined };

export function canPlay({ kind, ext }: Media): boolean {
  return (kind === "video" || kind === "audio") && isPlayableEnding(ext);
}

export function Player({ file: { id, name, kind }, captionsId }: Props) {
  const common = { controls: true, preload: "metadata", src: fileUrl(id), "aria-label": name };
  const captions = captionsId && <track kind="captions" src={fileUrl(captionsId)} default />;
  // Captions are optional; the rule accepts only those that always exist.
  // oxlint-disable jsx-a11y/media-has-caption
  return kind === "video" ? (
    <video {...common} playsInline>
      {captions}
    </video>
  ) : (
    <audio {...common} />
  );
}
