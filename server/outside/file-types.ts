// The accepted kinds of files, by ending: their media type, and how their bytes are recognised.
import type { FileKind } from "#contract/files.ts";

/** The format of the beginning of a text, for texts that have one. */
export type TextCheck = "text" | "html" | "svg" | "xml" | "json" | "calendar" | "contact" | "rtf";

export type FileType = {
  kind: FileKind;
  mime: string;
  /** The endings that the file-type library may return for such bytes; a text has a check instead. */
  bytes: readonly string[] | { text: TextCheck };
};

const isoMedia = ["mp4", "m4v", "m4a", "m4b", "m4p", "mov", "3gp", "3g2", "f4v", "f4a"] as const;
const ogg = ["ogg", "oga", "ogv", "ogm", "ogx", "opus", "spx"] as const;
// Some office programs order their zip so that it looks like any other zip.
const office = (ext: string) => [ext, "zip"] as const;
const opaque = (mime: string, bytes: readonly string[]): FileType => ({ kind: "other", mime, bytes });
const text = (mime: string, check: TextCheck = "text"): FileType => ({ kind: "other", mime, bytes: { text: check } });
const image = (mime: string, bytes: readonly string[]): FileType => ({ kind: "image", mime, bytes });
const video = (mime: string, bytes: readonly string[]): FileType => ({ kind: "video", mime, bytes });
const audio = (mime: string, bytes: readonly string[]): FileType => ({ kind: "audio", mime, bytes });

const jpeg = image("image/jpeg", ["jpg"]);
const tiff = image("image/tiff", ["tif"]);
const heif = image("image/heic", ["heic"]);
const html = text("text/html", "html");
const aiff = audio("audio/aiff", ["aif"]);
const midi = audio("audio/midi", ["mid"]);
const mpeg = video("video/mpeg", ["mpg"]);
const ooxml = "application/vnd.openxmlformats-officedocument";
const opendocument = "application/vnd.oasis.opendocument";
const oldOffice = ["cfb"];

/** Lower-case ending → type. A file with an ending that is not listed is accepted, unless it is a program. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: jpeg,
  jpeg,
  jpe: jpeg,
  jfif: jpeg,
  tif: tiff,
  tiff,
  heic: heif,
  heif,
  png: image("image/png", ["png", "apng"]),
  apng: image("image/png", ["png", "apng"]),
  gif: image("image/gif", ["gif"]),
  webp: image("image/webp", ["webp"]),
  avif: image("image/avif", ["avif"]),

  mp4: video("video/mp4", isoMedia),
  m4v: video("video/mp4", isoMedia),
  mov: video("video/quicktime", isoMedia),
  "3gp": video("video/3gpp", isoMedia),
  webm: video("video/webm", ["webm"]),
  mkv: video("video/matroska", ["mkv", "webm"]),
  ogv: video("video/ogg", ogg),
  mpg: mpeg,
  mpeg,
  avi: video("video/vnd.avi", ["avi"]),

  mp3: audio("audio/mpeg", ["mp3", "mp2", "mp1"]),
  m4a: audio("audio/mp4", isoMedia),
  m4b: audio("audio/mp4", isoMedia),
  aac: audio("audio/aac", ["aac"]),
  ogg: audio("audio/ogg", ogg),
  oga: audio("audio/ogg", ogg),
  opus: audio("audio/ogg", ogg),
  weba: audio("audio/webm", ["webm"]),
  wav: audio("audio/wav", ["wav"]),
  flac: audio("audio/flac", ["flac"]),
  aif: aiff,
  aiff,
  mid: midi,
  midi,

  pdf: { kind: "pdf", mime: "application/pdf", bytes: ["pdf"] },

  docx: opaque(`${ooxml}.wordprocessingml.document`, office("docx")),
  xlsx: opaque(`${ooxml}.spreadsheetml.sheet`, office("xlsx")),
  pptx: opaque(`${ooxml}.presentationml.presentation`, office("pptx")),
  odt: opaque(`${opendocument}.text`, office("odt")),
  ods: opaque(`${opendocument}.spreadsheet`, office("ods")),
  odp: opaque(`${opendocument}.presentation`, office("odp")),
  odg: opaque(`${opendocument}.graphics`, office("odg")),
  pages: opaque("application/vnd.apple.pages", office("pages")),
  numbers: opaque("application/vnd.apple.numbers", office("numbers")),
  key: opaque("application/vnd.apple.keynote", office("key")),
  epub: opaque("application/epub+zip", office("epub")),
  doc: opaque("application/msword", oldOffice),
  xls: opaque("application/vnd.ms-excel", oldOffice),
  ppt: opaque("application/vnd.ms-powerpoint", oldOffice),
  zip: opaque("application/zip", ["zip"]),
  "7z": opaque("application/x-7z-compressed", ["7z"]),
  rar: opaque("application/vnd.rar", ["rar"]),
  tar: opaque("application/x-tar", ["tar"]),
  gz: opaque("application/gzip", ["gz", "tar.gz"]),
  tgz: opaque("application/gzip", ["gz", "tar.gz"]),
  bmp: opaque("image/bmp", ["bmp"]),
  ico: opaque("image/x-icon", ["ico"]),
  psd: opaque("image/vnd.adobe.photoshop", ["psd"]),
  woff: opaque("font/woff", ["woff"]),
  woff2: opaque("font/woff2", ["woff2"]),
  ttf: opaque("font/ttf", ["ttf"]),
  otf: opaque("font/otf", ["otf"]),

  txt: text("text/plain"),
  csv: text("text/csv"),
  md: text("text/markdown"),
  vtt: text("text/vtt"),
  srt: text("text/plain"),
  json: text("application/json", "json"),
  ics: text("text/calendar", "calendar"),
  vcf: text("text/vcard", "contact"),
  rtf: text("application/rtf", "rtf"),
  xml: text("application/xml", "xml"),
  gpx: text("application/gpx+xml", "xml"),
  kml: text("application/vnd.google-earth.kml+xml", "xml"),
  svg: text("image/svg+xml", "svg"),
  html,
  htm: html,
  xhtml: html,
};

/** Endings that systems run or install when opened, and the answers of file-type for their bytes. */
export const programEndings: ReadonlySet<string> = new Set([
  "exe",
  "dll",
  "com",
  "scr",
  "pif",
  "cpl",
  "msi",
  "msix",
  "bat",
  "cmd",
  "ps1",
  "vbs",
  "vbe",
  "js",
  "jse",
  "mjs",
  "wsf",
  "wsh",
  "hta",
  "lnk",
  "reg",
  "jar",
  "class",
  "apk",
  "app",
  "dmg",
  "pkg",
  "deb",
  "rpm",
  "elf",
  "macho",
  "so",
  "sh",
  "bash",
  "php",
  "crx",
  "xpi",
  "swf",
  "wasm",
  "chm",
  "alias",
  "iso",
]);
