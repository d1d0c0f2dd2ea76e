// Results that the browser finds itself: screens, settings and actions.
import { useTranslation } from "react-i18next";
import { isOpen } from "#contract/values/components.ts";
import { can } from "#contract/values/permissions.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useViewer } from "../../api/viewer.ts";
import { mayOpen } from "../permitted.ts";
import { linksFor } from "../menu.ts";
import { useSettingsParts } from "../settings/settings-parts.ts";
import { type PaletteAction, useActions } from "./actions.ts";
import type { Place } from "./places/place.ts";
import { settingsPlaces } from "./places/places.ts";
import { hiddenScreens, menuWords } from "./places/screens.ts";
import type { Result } from "./result.ts";
import { type Local, searchIn } from "./search-in.ts";

export function useLocal(typed: string, more: readonly PaletteAction[]): Local {
  const all = useAll(more);
  if (typed === "") return { sections: [{ kind: "screens", results: all.menu }], best: 0 };
  return searchIn(typed, { ...all, screens: [...all.menu, ...all.screens] });
}

function useAll(more: readonly PaletteAction[]) {
  const { t, i18n } = useTranslation("admin");
  const viewer = useViewer();
  const siteSettings = useSiteSettings();
  const parts = useSettingsParts();
  const actions = useActions(more);
  const text = (key: string): string => i18n.t(key as "bar:center");
  const mayEnter = ({ path, needs }: Place): boolean =>
    isOpen(siteSettings, path) && mayOpen(viewer, path) && (needs === undefined || can(viewer, ...needs));
  const menu = linksFor(viewer, siteSettings).map(({ path, label, icon, group }): Result => ({
    id: path,
    label: t(label),
    detail: group === "start" ? "" : t(`center.groups.${group}`),
    words: text(menuWords[label] ?? ""),
    icon,
    goes: { to: path },
  }));
  const isInMenu = ({ path }: Place): boolean => menu.some(({ id }) => id === path);
  const screens = hiddenScreens
    .filter((place) => mayEnter(place) && !isInMenu(place))
    .map((place) => resultOf(place, text, false));
  const fields = settingsPlaces.filter(mayEnter).map((place) => resultOf(place, text, true));
  const settings = [
    ...parts.map(({ path, label, about, words, icon }): Result => ({
      id: path,
      label,
      detail: about,
      words,
      icon,
      goes: { to: path },
    })),
    ...fields,
  ];
  return { menu, screens, settings, actions };
}

function resultOf(place: Place, text: (key: string) => string, isField: boolean): Result {
  const label = text(place.text);
  return {
    id: `${place.path}#${place.text}`,
    label,
    detail: text(place.within),
    words: text(place.words),
    icon: isField ? "settings" : "grid",
    goes: { to: place.path, ...(isField && { field: label }) },
  };
}
