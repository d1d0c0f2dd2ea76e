// Migrates older formats of drafts in the browser. The server's migration creates the same block ids.
import type { Picture } from "#contract/schemas/files.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { renamedKeys } from "#contract/values/renamed-keys.ts";
import { isRecord } from "./draft-fields.ts";

type FirstShape = {
  title: string;
  blocks: { key: string; html: string; media: string[] }[];
  sections: { key: string; section: FirstSection }[];
  downloads: string[];
  links: { key: string; title: string; url: string }[];
  mediamain: string | null;
  publishDate: string | null;
  date: string | null;
};
type FirstSection = { type: "gallery"; settings: Record<string, unknown> } | { type: "download"; files: string[] };

function isFirstShape(value: unknown): value is FirstShape {
  return isRecord(value) && ["blocks", "sections", "downloads", "links"].every((list) => Array.isArray(value[list]));
}

/**
 * Converts a draft of the first format to the second one. The caller validates the content.
 * @returns null for other formats
 */
export function keptByFirstShape(value: unknown): unknown {
  if (!isFirstShape(value)) return null;
  const { title, blocks, sections, downloads, links, mediamain, publishDate, date } = value;
  const carried = [
    ...blocks.map(({ key, html, media }) => ({ id: key.replace(/^b/u, "t"), type: "text", html, media })),
    ...sections.map(({ key, section }) =>
      section.type === "gallery"
        ? { id: key, type: "gallery", settings: section.settings }
        : { id: key, type: "fileList", files: section.files },
    ),
    { id: "d", type: "downloads", files: downloads },
    { id: "l", type: "links", links },
  ];
  return { title, blocks: carried, mediamain, publishDate, date };
}

type Names = ReadonlyMap<string, string>;
const draftNames: Names = new Map([
  ["mediamain", "mainPicture"],
  ["avatar", "isRound"],
]);
const galleryNames: Names = new Map([
  ["myTitle", "title"],
  ["myShowTitle", "showTitle"],
  ["myInterval", "intervalMs"],
  ["mySize", "size"],
  ["myOnClick", "onClick"],
  ["mySizeClick", "fullscreenSize"],
]);

function renamed(names: Names, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [names.get(key) ?? key, part]));
}

function withGalleryNames(block: unknown): unknown {
  if (!isRecord(block) || block["type"] !== "gallery") return block;
  const settings = renamed(galleryNames, block["settings"]);
  return { ...block, settings, ...("en" in block && { en: renamed(galleryNames, block["en"]) }) };
}

/** Events of the first six formats had no listed and no changed dates. */
function withDates(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft["event"])) return draft;
  const { rdates, changes } = plainEvent;
  return { ...draft, event: { rdates, changes, ...draft["event"] } };
}

/** Renames the fields of the first five formats, which had REST's names. The caller validates the content. */
export function underNewNames(draft: unknown): unknown {
  const named = withDates(renamed(draftNames, draft));
  if (!isRecord(named) || !Array.isArray(named["blocks"])) return named;
  return { ...named, blocks: named["blocks"].map(withGalleryNames) };
}

/** In earlier releases, the id of a picture's variant had REST's name. */
export const picturesUnderNewNames = (pictures: Record<string, unknown>): Record<string, Picture> =>
  renamedKeys(pictures, { gridref: "id" }) as Record<string, Picture>;
