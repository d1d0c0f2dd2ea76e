import type { Viewer } from "#contract/values/permissions.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { centerGroups } from "../head/screen.tsx";
import { openLinks } from "../site/layout/navigation.ts";
import { mayOpen } from "./permitted.ts";
import { centerScreens } from "./screens.tsx";

export const centerNavigation = centerScreens
  .flatMap(({ path, menu }) => (menu ? [{ ...menu, path }] : []))
  .toSorted(
    (one, other) => centerGroups.indexOf(one.group) - centerGroups.indexOf(other.group) || one.order - other.order,
  );

export type CenterLink = (typeof centerNavigation)[number];

export function linksFor(viewer: Pick<Viewer, "roles">, settings: SiteSettings | undefined): CenterLink[] {
  return openLinks(settings, centerNavigation).filter(({ path }) => mayOpen(viewer, path));
}
