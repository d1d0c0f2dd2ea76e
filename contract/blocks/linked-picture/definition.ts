// A picture that is a link. The pictures of a text block cannot have links, because REST lists them as ids (`media`).
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const pictureWidths = ["small", "half", "full"] as const;
export type PictureWidth = (typeof pictureWidths)[number];

type LinkedPicture = { picture: string | null; url: string; alt: string; caption: string };

export const linkedPictureBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "alt", kind: "line", max: limits.textLength, part: "linkName", isRequired: true },
    { path: "caption", kind: "line", max: limits.textLength, part: "caption" },
  ],
  files: [{ path: "picture", isPicture: true }],
  links: ["url"],
  choices: { width: pictureWidths },
  isBlank: ({ picture, ...texts }: LinkedPicture) =>
    !picture && [texts.url, texts.alt, texts.caption].every((text) => text.trim() === ""),
  isStorable: ({ picture }: LinkedPicture) => Boolean(picture),
} as const satisfies BlockDefinition;
