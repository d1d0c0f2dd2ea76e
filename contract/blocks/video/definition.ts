import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";

type Source = { from: "youtube"; id: string } | { from: "library"; file: string | null };

/** Accepts any text that is not blank as a YouTube link. The schema validates the link. */
export const hasVideo = ({ video }: { video: Source }): boolean =>
  video.from === "youtube" ? video.id.trim() !== "" : Boolean(video.file);

export const videoBlock = {
  most: limits.sectionsPerEntry,
  texts: [{ path: "title", kind: "line", max: limits.textLength, part: "title", isRequired: true }],
  files: [{ path: "video.file" }, { path: "poster", isPicture: true }],
  isBlank: (block: { video: Source; title: string }) => !hasVideo(block) && block.title.trim() === "",
  isStorable: hasVideo,
  isSound: ({ video }) =>
    isObject(video) && typeof (video["from"] === "youtube" ? video["id"] : video["file"]) === "string",
} as const satisfies BlockDefinition;
