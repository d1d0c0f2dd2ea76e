// Pictures, documents and style sheets that the pages of a copy show. Only their names are kept in memory.
import { posix } from "node:path";
import { buffer, text } from "node:stream/consumers";
import type { AskOwnPage } from "../../kernel/own-pages.ts";
import { type ZipItem, zipText } from "../../outside/zip.ts";
import { type NameFiles, safeSegment } from "./page-file.ts";
import { styleOfCopy } from "./style-sheet.ts";

export type CopiedFiles = {
  fileOf: (path: string) => Promise<string | null>;
  items: () => ZipItem[];
};

const DEFLATED = /^(?:text\/|image\/svg|application\/(?:json|xml))/u;
/** A document without a name, such as a calendar, is called by its path. */
const endings: Readonly<Record<string, string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "image/gif": ".gif",
  "image/svg+xml": ".svg",
};

export function openCopiedFiles(ask: AskOwnPage, nameFile: NameFiles, modified: Date): CopiedFiles {
  const files = new Map<string, Promise<{ file: string; item: ZipItem } | null>>();
  const items: ZipItem[] = [];
  const add = async (path: string): Promise<{ file: string; item: ZipItem } | null> => {
    const { status, headers, body } = await ask(path, "HEAD");
    body.resume();
    if (status !== 200) return null;
    const { "content-type": type = "", "content-length": length = "" } = headers;
    const file = nameFile(nameOf(path, headers));
    const item = type.startsWith("text/css")
      ? await styleSheet(ask, path, file)
      : itemOf(ask, { path, file, type, length, modified });
    items.push(item);
    return { file, item };
  };
  return {
    fileOf: async (path) => {
      const known = files.get(path) ?? add(path);
      files.set(path, known);
      return (await known)?.file ?? null;
    },
    items: () => items,
  };
}

type Asked = { path: string; file: string; type: string; length: string; modified: Date };

function itemOf(ask: AskOwnPage, { path, file, type, length, modified }: Asked): ZipItem {
  const open = async () => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return body;
  };
  return { name: file, modified, sizeBytes: Number(length), isDeflated: DEFLATED.test(type), open };
}

async function styleSheet(ask: AskOwnPage, path: string, file: string): Promise<ZipItem> {
  const { body } = await ask(path);
  const css = await styleOfCopy(await text(body), async (font) => {
    const answer = await ask(font);
    const bytes = await buffer(answer.body);
    const type = answer.headers["content-type"] ?? "application/octet-stream";
    return answer.status === 200 ? `data:${type};base64,${bytes.toString("base64")}` : null;
  });
  return zipText(file, css);
}

function nameOf(
  path: string,
  { "content-type": type = "", "content-disposition": disposition = "" }: Record<string, string>,
): string {
  const { base } = posix.parse(path.split("?", 1)[0] ?? "");
  if (path.startsWith("/assets/")) return `_stil/${safeSegment(base)}`;
  const [, given = ""] = /filename\*=UTF-8''([^;]+)/u.exec(disposition) ?? [];
  const named = given === "" ? base : given;
  const safe = safeSegment(named);
  const isNamed = posix.extname(safe) !== "";
  const [mime = ""] = type.split(";");
  const ending = endings[mime];
  // A variant of a picture has another format than the file that was uploaded.
  if (ending !== undefined) return `_dateien/${isNamed ? safe.slice(0, -posix.extname(safe).length) : safe}${ending}`;
  return `_dateien/${safe}`;
}
