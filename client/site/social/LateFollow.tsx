// The page at the social network, as a part that is loaded when it is used or seen.
import { isOn } from "#contract/values/components.ts";
import { isFramable } from "#contract/values/social-frame.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import { latePart, nothingKept } from "../forms/late-part.tsx";

const { LatePart, write } = latePart({
  load: async () => (await import("./load-follow.ts")).loadFollow(),
  kept: () => nothingKept,
});
export const writeFollow = write;

/** Not as long as the component is off, or no page is known that can be shown. */
export function hasFollow(config: ReturnType<typeof useSiteConfig>): boolean {
  return isOn(config, "social") && isFramable(config.social.page);
}

export function LateFollow() {
  return hasFollow(useSiteConfig()) && <LatePart />;
}
