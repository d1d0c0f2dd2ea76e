import type { FileKind } from "#contract/schemas/files.ts";

export type TextCheck = "text" | "html" | "svg" | "xml" | "json" | "calendar" | "contact" | "rtf";

export type FileType = {
  kind: FileKind;
  mime: string;
  /**
   * The formats that the package file-type may detect. The package does not recognise texts, so `text` names a check of
   * our own.
   */
  bytes: readonly string[] | { text: TextCheck };
};

const isoMedia = ["mp4", "m4v", "m4a", "m4b", "m4p", "mov", "3gp", "3g2", "f4v", "f4a"] as const;
const ogg = ["ogg", "oga", "ogv", "ogm", "ogx", "opus", "spx"] as const;
// Some office programs order their zip archive so that file-type sees only a zip.
const office = (ext: string) => [ext, "zip"] as const;
// Microsoft Office stores a document with a password in an OLE container.
const microsoft = (ext: string) => [...office(ext), "cfb"] as const;
const opaque = (mime: string, bytes: readonly string[]): FileType => ({ kind: "other", mime, bytes });
const text = (mime: string, check: TextCheck = "text"): FileType => ({ kind: "other", mime, bytes: { text: check } });
const image = (mime: string, bytes: readonly string[]): FileType => ({ kind: "image", mime, bytes });
const video = (mime: string, bytes: readonly string[]): FileType => ({ kind: "video", mime, bytes });
const audio = (mime: string, bytes: readonly string[]): FileType => ({ kind: "audio", mime, bytes });

const jpeg = image("image/jpeg", ["jpg"]);
const tiff = image("image/tiff", ["tif"]);
// AVIF and HEIC share the HEIF container, but the server can decode only AVIF.
const heif = image("image/heic", ["heic", "avif"]);
const html = text("text/html", "html");
const aiff = audio("audio/aiff", ["aif"]);
const midi = audio("audio/midi", ["mid"]);
const mpeg = video("video/mpeg", ["mpg", "mts"]);
const transportStream = video("video/mp2t", ["mts"]);
const calendar = (mime: string) => text(mime, "calendar");
const xml = (name: string) => text(`application/${name}+xml`, "xml");
const ooxml = "application/vnd.openxmlformats-officedocument";
const opendocument = "application/vnd.oasis.opendocument";
// Word and Excel also store RTF and their XML of 2003 under the old extensions.
const oldOffice = ["cfb", "rtf", "xml"];
// The package file-type takes a zip of a document's unpacked parts for the document itself.
const anyZip =
  "zip docx docm dotx dotm xlsx xlsm xltx xltm pptx pptm potx potm ppsx ppsm odt ott ods ots odp otp odg otg epub pages numbers key vsdx 3mf".split(
    " ",
  );

export const fileTypes: Readonly<Record<string, FileType>> = {
  jpg: jpeg,
  jpeg,
  jpe: jpeg,
  jfif: jpeg,
  tif: tiff,
  tiff,
  heic: heif,
  heif,
  hif: heif,
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
  wmv: video("video/x-ms-wmv", ["asf"]),
  flv: video("video/x-flv", ["flv"]),
  m2ts: transportStream,
  mts: transportStream,

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
  wma: audio("audio/x-ms-wma", ["asf"]),
  mid: midi,
  midi,

  pdf: { kind: "pdf", mime: "application/pdf", bytes: ["pdf"] },

  docx: opaque(`${ooxml}.wordprocessingml.document`, microsoft("docx")),
  xlsx: opaque(`${ooxml}.spreadsheetml.sheet`, microsoft("xlsx")),
  pptx: opaque(`${ooxml}.presentationml.presentation`, microsoft("pptx")),
  odt: opaque(`${opendocument}.text`, office("odt")),
  ods: opaque(`${opendocument}.spreadsheet`, office("ods")),
  odp: opaque(`${opendocument}.presentation`, office("odp")),
  odg: opaque(`${opendocument}.graphics`, office("odg")),
  odb: opaque(`${opendocument}.base`, office("odb")),
  pages: opaque("application/vnd.apple.pages", office("pages")),
  numbers: opaque("application/vnd.apple.numbers", office("numbers")),
  key: opaque("application/vnd.apple.keynote", office("key")),
  epub: opaque("application/epub+zip", office("epub")),
  doc: opaque("application/msword", oldOffice),
  xls: opaque("application/vnd.ms-excel", oldOffice),
  ppt: opaque("application/vnd.ms-powerpoint", oldOffice),
  xps: opaque("application/vnd.ms-xpsdocument", ["zip"]),
  oxps: opaque("application/oxps", ["zip"]),
  ai: opaque("application/vnd.adobe.illustrator", ["pdf", "ps", "eps"]),
  "3mf": opaque("model/3mf", office("3mf")),
  kmz: opaque("application/vnd.google-earth.kmz", ["zip"]),
  mxl: opaque("application/vnd.recordare.musicxml", ["zip"]),
  zip: opaque("application/zip", anyZip),
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
  ics: calendar("text/calendar"),
  vcs: calendar("text/x-vcalendar"),
  vcf: text("text/vcard", "contact"),
  rtf: text("application/rtf", "rtf"),
  xml: text("application/xml", "xml"),
  gpx: xml("gpx"),
  tcx: xml("vnd.garmin.tcx"),
  kml: xml("vnd.google-earth.kml"),
  rss: xml("rss"),
  atom: xml("atom"),
  musicxml: xml("vnd.recordare.musicxml"),
  svg: text("image/svg+xml", "svg"),
  html,
  htm: html,
  xhtml: html,
};

/** Extensions of files that systems run or install when opened, and the formats that file-type detects for them. */
export const programEndings: ReadonlySet<string> = new Set([
  "exe",
  "dll",
  "com",
  "scr",
  "pif",
  "cpl",
  "msi",
  "msp",
  "mst",
  "msix",
  "msixbundle",
  "appx",
  "appxbundle",
  "appinstaller",
  "application",
  "xbap",
  "gadget",
  "msc",
  "sct",
  "wsc",
  "library-ms",
  "search-ms",
  "searchconnector-ms",
  "settingcontent-ms",
  "appref-ms",
  "url",
  "scf",
  "webloc",
  "desktop",
  "inf",
  "cab",
  "diagcab",
  "command",
  "terminal",
  "mobileconfig",
  "vhd",
  "vhdx",
  "vb",
  "ws",
  "msh",
  "psm1",
  "ps1xml",
  "phtml",
  "phar",
  "php5",
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
  "war",
  "ear",
  "jnlp",
  "class",
  "apk",
  "aab",
  "ipa",
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
