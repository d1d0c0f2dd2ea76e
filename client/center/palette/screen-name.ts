import { namedLinks } from "../menu.ts";
import { settingsParts } from "../settings/settings-parts.ts";
import { hiddenScreens } from "./places/screens.ts";

const names = new Map<string, string>([
  ...hiddenScreens.map(({ path, text }) => [path, text] as const),
  ...settingsParts.map(({ path, label }) => [path, label] as const),
  ...namedLinks.map(({ path, label }) => [path, `admin:${label}`] as const),
]);

/** @returns the key of the name under which the menu or the search lists the screen, or '' */
export const screenNameOf = (path: string): string => names.get(path) ?? "";
