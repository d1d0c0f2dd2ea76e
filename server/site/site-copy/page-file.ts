// How the pages and files of a copy are called. Every name is valid on Windows, macOS and Linux, and differs from all others whatever their case is.
import { posix } from "node:path";

const SEGMENT_CHARACTERS = 80;
/** Windows keeps these names for devices. */
const RESERVED = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/iu;

export type NameFiles = (wanted: string) => string;

/** @returns a function that changes a name which is in use already */
export function openNames(): NameFiles {
  const used = new Set<string>();
  return (wanted) => {
    const { dir, name, ext } = posix.parse(wanted);
    let file = wanted;
    for (let next = 2; used.has(file.toLowerCase()); next += 1) file = posix.join(dir, `${name}-${next}${ext}`);
    used.add(file.toLowerCase());
    return file;
  };
}

/** @param path the path of a page with its query, such as '/Aktuelles?seite=2' */
export function fileOfPage(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://site");
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const part = searchParams.get("seite");
  const last = segments.length === 0 || (segments.length === 1 && segments[0] === "en") ? "index" : segments.pop();
  return [...segments, `${last}${part === null ? "" : `-seite-${part}`}`].map(safeSegment).join("/") + ".html";
}

export function safeSegment(segment: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = decoded(segment)
    .normalize("NFC")
    .replaceAll(/[\u0000-\u001f<>:"|?*\\/#%]/gu, "-");
  const cut = [...plain]
    .slice(0, SEGMENT_CHARACTERS)
    .join("")
    .replace(/[. ]+$/u, "");
  return RESERVED.test(cut) || cut === "" ? `_${cut}` : cut;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The link from one file of the copy to another one. */
export function linkBetween(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).split("/").map(encodeURIComponent).join("/");
}
