// Migrates older formats of drafts in the browser. Block ids equal those of the server's migration.
import type { DraftBlock } from "./draft-blocks.ts";

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
type FirstSection =
  | { type: "gallery"; settings: Extract<DraftBlock, { type: "gallery" }>["settings"] }
  | { type: "download"; files: string[] };

function isFirstShape(value: unknown): value is FirstShape {
  if (typeof value !== "object" || value === null) return false;
  return ["blocks", "sections", "downloads", "links"].every((list) =>
    Array.isArray((value as Record<string, unknown>)[list]),
  );
}

/** The draft in the second shape; null if it is not in the first one. The caller validates the content. */
export function keptByFirstShape(value: unknown): unknown {
  if (!isFirstShape(value)) return null;
  const { title, blocks, sections, downloads, links, mediamain, publishDate, date } = value;
  const carried: DraftBlock[] = [
    ...blocks.map(({ key, html, media }): DraftBlock => ({ id: key.replace(/^b/u, "t"), type: "text", html, media })),
    ...sections.map(({ key, section }): DraftBlock =>
      section.type === "gallery"
        ? { id: key, type: "gallery", settings: section.settings }
        : { id: key, type: "fileList", files: section.files },
    ),
    { id: "d", type: "downloads", files: downloads },
    { id: "l", type: "links", links },
  ];
  return { title, blocks: carried, mediamain, publishDate, date };
}
