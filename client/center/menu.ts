import type { Viewer } from "#contract/values/permissions.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { commentsCenterPath, inboxPath, translationsPath, withdrawalsCenterPath } from "#contract/values/pages.ts";
import { centerGroups, type CenterPlace } from "../head/screen.tsx";
import { openLinks } from "../site/layout/navigation.ts";
import { mayOpen } from "./permitted.ts";
import { centerScreens } from "./screens.tsx";

/** Lists below 'Nachrichten', for viewers who may open them, but not the messages. */
const besideMessages = [
  { path: commentsCenterPath, label: "center.comments", icon: "quote", group: "people", order: 1 },
  { path: withdrawalsCenterPath, label: "center.withdrawals", icon: "swap", group: "people", order: 1 },
] as const satisfies readonly (CenterPlace & { path: string })[];

export type CenterLink = CenterPlace & { path: string };

const sorted = (links: readonly CenterLink[]): CenterLink[] =>
  links.toSorted(
    (one, other) => centerGroups.indexOf(one.group) - centerGroups.indexOf(other.group) || one.order - other.order,
  );

export const centerNavigation = sorted(centerScreens.flatMap(({ path, menu }) => (menu ? [{ ...menu, path }] : [])));

export const namedLinks: readonly CenterLink[] = [...centerNavigation, ...besideMessages];

export function linksFor(viewer: Pick<Viewer, "roles">, settings: SiteSettings | undefined): CenterLink[] {
  const all = mayOpen(viewer, inboxPath) ? centerNavigation : sorted([...centerNavigation, ...besideMessages]);
  const open = openLinks(settings, all).filter(({ path }) => mayOpen(viewer, path));
  return settings?.onlyGerman ? open.filter(({ path }) => path !== translationsPath) : open;
}
