import { isPlayableEnding } from "#contract/values/playable.ts";
import type { DetectedKind } from "../../outside/file-kind.ts";
import { readTracks, type Track } from "../../outside/film-codecs.ts";
import { findLeftOut } from "../../outside/picture-frames.ts";

type FormatNotice = {
  code: "firstFrameOnly" | "firstPageOnly" | "filmNotEverywhere" | "soundNotEverywhere" | "drawingOnlyToDownload";
  format: string;
};
export type UploadNotice = FormatNotice | { code: "restoredFromBin"; name: string };

export async function findNotices(path: string, detected: DetectedKind): Promise<UploadNotice[]> {
  const notice = await findNotice(path, detected);
  return notice ? [notice] : [];
}

async function findNotice(path: string, { kind, mime, ext }: DetectedKind): Promise<FormatNotice | null> {
  const format = ext.toUpperCase();
  if (kind === "image") {
    const leftOut = await findLeftOut(path, mime);
    return leftOut && { code: leftOut === "frames" ? "firstFrameOnly" : "firstPageOnly", format };
  }
  // An SVG may contain scripts, so no page shows it.
  if (mime === "image/svg+xml") return { code: "drawingOnlyToDownload", format };
  if (kind !== "video" && kind !== "audio") return null;
  const code = kind === "video" ? "filmNotEverywhere" : "soundNotEverywhere";
  if (!isPlayableEnding(ext)) return { code, format };
  const odd = (await readTracks(path)).find((track) => !played[track.type].has(track.codec));
  return odd ? { code, format: formatNames[odd.codec] ?? `${format} (${odd.codec.trim()})` } : null;
}

/** Codecs that current browsers play in MP4 (MDN, 'Web video codec guide', 'Web audio codec guide'). */
const played: Record<Track["type"], ReadonlySet<string>> = {
  film: new Set(["avc1", "avc3", "av01", "vp08", "vp09"]),
  sound: new Set(["mp4a", ".mp3", "Opus", "fLaC"]),
};

const formatNames: Record<string, string> = {
  hvc1: "HEVC (H.265)",
  hev1: "HEVC (H.265)",
  dvh1: "HEVC (H.265)",
  dvhe: "HEVC (H.265)",
  mp4v: "MPEG-4 Visual",
  apcn: "ProRes",
  apch: "ProRes",
  apcs: "ProRes",
  apco: "ProRes",
  ap4h: "ProRes",
  alac: "Apple Lossless",
  "ac-3": "Dolby Digital",
  "ec-3": "Dolby Digital",
};
