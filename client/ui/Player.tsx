// A film or a sound with the browser's own controls; until it is played, only its beginning is loaded.
import { fileUrl } from "./download-address.ts";
import type { Picture } from "#contract/files.ts";

type Media = Pick<Picture, "id" | "name" | "kind" | "ext">;
type Props = { file: Media; captionsId?: string | undefined };

/** Films and sounds of these endings are played by no browser. */
const unplayable = ["avi", "mkv", "mpg", "mpeg", "3gp", "mid", "midi", "aif", "aiff"];

export function canPlay({ kind, ext }: Media): boolean {
  return (kind === "video" || kind === "audio") && !unplayable.includes(ext);
}

export function Player({ file: { id, name, kind }, captionsId }: Props) {
  const common = { controls: true, preload: "metadata", src: fileUrl(id), "aria-label": name };
  const captions = captionsId && <track kind="captions" src={fileUrl(captionsId)} default />;
  // Captions are there where somebody uploaded them; the rule knows only those that always are.
  // oxlint-disable jsx-a11y/media-has-caption
  return kind === "video" ? (
    <video {...common} playsInline>
      {captions}
    </video>
  ) : (
    <audio {...common} />
  );
}
