import { useTranslation } from "react-i18next";
import {
  addressesPath,
  footerPath,
  hoursPath,
  lawPath,
  legalPath,
  lookPath,
  settingsPath,
  siteSettingsPath,
  webhooksPath,
} from "#contract/values/pages.ts";
import { useViewer } from "../../api/viewer.ts";
import { mayOpen } from "../permitted.ts";
import type { IconName } from "../../ui/admin/icons.tsx";

export const settingsGroups = ["website", "found", "law", "technics"] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

type Part = {
  path: string;
  group: SettingsGroup;
  icon: IconName;
  /** The text keys: `label` is the name, `about` is a sentence about the part, `words` are synonyms for the search. */
  label: string;
  about: string;
  words: string;
};

const part = (
  group: SettingsGroup,
  name: string,
  { path, icon, label = `settings:tabs.${name}` }: Pick<Part, "path" | "icon"> & { label?: string },
): Part => ({
  path,
  group,
  icon,
  label,
  about: `settings:about.${name}`,
  words: `words:parts.${name}`,
});

export const settingsParts: readonly Part[] = [
  part("website", "site", { path: siteSettingsPath, icon: "grid" }),
  part("website", "look", { path: lookPath, icon: "picture" }),
  part("website", "hours", { path: hoursPath, icon: "clock" }),
  part("website", "footer", { path: footerPath, icon: "text" }),
  part("found", "seo", { path: `${settingsPath}/seo`, icon: "search", label: "seo:name" }),
  part("found", "addresses", { path: addressesPath, icon: "way", label: "addresses:title" }),
  part("law", "legal", { path: legalPath, icon: "document", label: "legal:title" }),
  part("law", "check", { path: lawPath, icon: "check", label: "law:title" }),
  part("technics", "mail", { path: `${settingsPath}/mail`, icon: "mail" }),
  part("technics", "storage", { path: `${settingsPath}/storage`, icon: "folder" }),
  part("technics", "api", { path: `${settingsPath}/api`, icon: "key", label: "tokens:title" }),
  part("technics", "webhooks", { path: webhooksPath, icon: "share", label: "webhooks:title" }),
  part("technics", "audit", { path: `${settingsPath}/audit`, icon: "history", label: "audit:title" }),
];

export type ShownPart = Pick<Part, "path" | "group" | "icon"> & Record<"label" | "about" | "words", string>;

export function useSettingsParts(): ShownPart[] {
  const { i18n } = useTranslation();
  const viewer = useViewer();
  const text = (key: string): string => i18n.t(key as "bar:center");
  return settingsParts
    .filter(({ path }) => mayOpen(viewer, path))
    .map(({ path, group, icon, label, about, words }) => ({
      path,
      group,
      icon,
      label: text(label),
      about: text(about),
      words: text(words),
    }));
}
