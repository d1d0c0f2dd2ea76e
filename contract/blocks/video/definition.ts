// A video: its title is the one text, the file and the picture before it are its files.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

type Video = BlockOf<"video">;

/** Whether there is a video at all; what is no link yet counts, so that it is refused in words. */
export const hasVideo = ({ video }: Video): boolean =>
  video.from === "youtube" ? video.id.trim() !== "" : Boolean(video.file);

export const videoBlock: BlockDefinition<Video> = {
  texts: ({ title, en }) => [{ de: title, en: en?.title ?? null }],
  html: () => "",
  withHtml: (block) => block,
  files: ({ video, poster }) => [
    ...(video.from === "library" && video.file ? [{ field: "video.file", id: video.file }] : []),
    ...(poster ? [{ field: "poster", id: poster }] : []),
  ],
  withoutFiles: (block, isGone) => ({
    ...block,
    video:
      block.video.from === "library" && block.video.file && isGone(block.video.file)
        ? { ...block.video, file: null }
        : block.video,
    poster: block.poster && isGone(block.poster) ? null : block.poster,
  }),
  isBlank: (block) => !hasVideo(block) && block.title.trim() === "",
};
