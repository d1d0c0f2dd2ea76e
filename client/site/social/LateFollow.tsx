import { isOn } from "#contract/values/components.ts";
import { isFramable } from "#contract/values/social-frame.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { latePart, nothingKept } from "../forms/late-part.tsx";

const { LatePart, write } = latePart({
  load: async () => (await import("./load-follow.ts")).loadFollow(),
  kept: () => nothingKept,
});
export const writeFollow = write;

/** False if the component is disabled, or if the network does not allow the configured page in a frame. */
export function hasFollow(settings: ReturnType<typeof useSiteSettings>): boolean {
  return isOn(settings, "social") && isFramable(settings.social.page);
}

export function LateFollow() {
  return hasFollow(useSiteSettings()) && <LatePart />;
}
