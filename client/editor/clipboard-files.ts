import { ownPicturePattern } from "#contract/values/html.ts";
import { textOf, type HtmlNode } from "./html-tree.ts";

export type ClipboardFiles = {
  files: File[];
  /** The number of pictures that this site cannot load, because their HTML refers to another program or site. */
  lostPictures: number;
  hasText: boolean;
};

/**
 * True for pictures and PDFs. Also true for files without type and extension, because the server checks their bytes.
 */
export function isForText({ type, name }: File): boolean {
  return type.startsWith("image/") || type === "application/pdf" || (type === "" && !/\./u.test(name)) || isPdf(name);
}

const isPdf = (name: string): boolean => /\.pdf$/iu.test(name);

/**
 * Returns the pasted files. Office programs add a picture of the copied text. So if there is text, only the pictures
 * inside its HTML are returned.
 */
export function readClipboardFiles(
  data: Pick<DataTransfer, "getData" | "files">,
  parse: (html: string) => HtmlNode[],
): ClipboardFiles {
  const html = data.getData("text/html");
  const nodes = html ? parse(html) : [];
  const all = [...(data.files ?? [])];
  const text = data.getData("text/plain");
  const hasText = html ? textOf(visible(nodes)).trim() !== "" || isTable(nodes) : hasWords(text, all);
  if (!hasText && all.length > 0) return { files: all, lostPictures: 0, hasText };
  const sources = picturesOf(visible(nodes));
  const files = sources.map(fileOf).filter((file) => file !== null);
  const lost = sources.filter((source) => fileOf(source) === null && !ownPicturePattern.test(source));
  return { files, lostPictures: lost.length, hasText };
}

/** True if the text has more than the names or paths of the copied files. File managers add these names. */
function hasWords(text: string, files: readonly File[]): boolean {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== "");
  return !lines.every((line) => line.startsWith("file:") || files.some(({ name }) => line.trim().endsWith(name)));
}

function isTable(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== "string" && (node.name === "table" || isTable(node.children)));
}

function visible(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === "string") return [node];
    if (["head", "style", "script", "title", "meta", "xml"].includes(node.name)) return [];
    if (/display:\s*none|mso-list:\s*ignore/iu.test(node.attributes.style ?? "")) return [];
    return [{ ...node, children: visible(node.children) }];
  });
}

function picturesOf(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.name !== "img") return picturesOf(node.children);
    const { src = "", width, height } = node.attributes;
    const isPixel = [width, height].some((size) => size !== undefined && Number.parseInt(size, 10) <= 2);
    return src === "" || isPixel ? [] : [src];
  });
}

const dataPattern = /^data:(image\/(?:png|jpe?g|gif|webp|avif|bmp|tiff|heic));base64,([a-z\d+/=\s]+)$/iu;

function fileOf(source: string): File | null {
  const [, type = "", base64 = ""] = dataPattern.exec(source) ?? [];
  if (type === "") return null;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0));
    return new File([bytes], `image.${endingOf(type)}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

function endingOf(type: string): string {
  return type
    .replace(/^image\//iu, "")
    .toLowerCase()
    .replace("jpeg", "jpg");
}

/** Browsers give clipboard pictures generic names such as 'image.png'. Such a picture gets the name `name`. */
export function namedFile(file: File, name: string): File {
  const ending = /^(?:image|unknown|blob)?(\.[a-z]+)?$/iu.exec(file.name);
  if (!ending) return file;
  return new File([file], name + (ending[1] ?? `.${endingOf(file.type) || "png"}`), { type: file.type });
}
