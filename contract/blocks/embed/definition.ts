// A page of another site in a frame, which a click loads. The settings list the hosts (`site.embedHosts`).
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const frameHeights = ["low", "medium", "high"] as const;

export const embedBlock = {
  most: limits.sectionsPerEntry,
  texts: [{ path: "title", kind: "line", max: limits.textLength, part: "frameName", isRequired: true }],
  choices: { height: frameHeights },
  isBlank: ({ title, url }: { title: string; url: string }) => title.trim() === "" && url.trim() === "",
  isSound: ({ url }) => typeof url === "string",
} as const satisfies BlockDefinition;
