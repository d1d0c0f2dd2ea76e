import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isOpen } from "#contract/values/components.ts";
import { entryPath, filesPath } from "#contract/values/pages.ts";
import { listForEditors } from "#contract/values/overview.ts";
import { can } from "#contract/values/permissions.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import { useViewer } from "../../api/viewer.ts";
import { useCopies } from "../entries/use-copies.ts";
import { useSettingsParts } from "../settings/settings-parts.ts";
import { linksFor } from "../menu.ts";
import { type HiddenScreen, hiddenScreens, otherWords, type SettingsPlace, settingsPlaces } from "./places.ts";

export type Found = {
  id: string;
  path: string;
  label: string;
  icon: IconName;
  within?: string;
  field?: string;
  besides?: string;
};
export type Section = { id: string; name: "screens" | "settings" | "entries" | "files"; items: Found[] };

const AT_ONCE = 5;
const MOST_SETTINGS = 8;

/** Removes case and accents, so that they are ignored as in the server's search. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function useFound(query: string): Section[] {
  const { t } = useTranslation("admin");
  const tabs = useSettingsParts();
  const places = usePlaces();
  const links = linksFor(useViewer(), useSiteSettings());
  const q = query.trim();
  const asked = { enabled: q.length > 1, placeholderData: keepPreviousData };
  const entries = trpc.entries.list.useQuery({ limit: AT_ONCE, skip: 0, q, inCopies: true }, asked);
  const { titleOf } = useCopies((entries.data?.items ?? []).map(({ id }) => id));
  const files = trpc.files.list.useQuery({ limit: AT_ONCE, skip: 0, q, tags: [] }, asked);
  const fits = ({ label, besides = "" }: Found): boolean =>
    [label, besides].some((words) => folded(words).includes(folded(q)));
  const isAsked = q.length > 1;
  const menu = links.map(({ path, label, icon }) => found(path, t(label), icon));
  const settings = [...tabs.map(({ to, label }) => found(to, label, "settings")), ...places.settings];
  const sections: Section[] = [
    section("screens", [...menu, ...(q === "" ? [] : places.screens)].filter(fits)),
    section("settings", q === "" ? [] : settings.filter(fits).slice(0, MOST_SETTINGS)),
    section(
      "entries",
      isAsked
        ? namedFirst(
            (entries.data?.items ?? []).map((entry) =>
              found(entryPath(entry) ?? `/${listForEditors(entry.tags)}/${entry.id}`, titleOf(entry), "document"),
            ),
            folded(q),
          )
        : [],
    ),
    section(
      "files",
      isAsked
        ? (files.data?.items ?? []).map(({ name }) =>
            found(`${filesPath}?${new URLSearchParams({ q: name }).toString()}`, name, "picture"),
          )
        : [],
    ),
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function usePlaces(): { screens: Found[]; settings: Found[] } {
  const { i18n } = useTranslation("admin");
  const viewer = useViewer();
  const siteSettings = useSiteSettings();
  const word = (key: string): string => i18n.t(key as "admin:bar.center");
  const mayEnter = ({ path, needs }: HiddenScreen | SettingsPlace): boolean =>
    isOpen(siteSettings, path) && (needs === undefined || can(viewer, ...needs));
  return {
    screens: hiddenScreens
      .filter(mayEnter)
      .map(({ path, text, within }) => ({ ...found(path, word(text), "grid"), within: word(within) })),
    settings: settingsPlaces.filter(mayEnter).flatMap(({ path, texts, within }) =>
      texts.map((text) => {
        const field = word(text);
        const besides = otherWords[text] === undefined ? "" : word(otherWords[text]);
        return { ...found(path, field, "settings"), id: `${path}#${text}`, within: word(within), field, besides };
      }),
    ),
  };
}

const namedFirst = (items: Found[], q: string): Found[] =>
  items.toSorted((one, other) => Number(folded(other.label).includes(q)) - Number(folded(one.label).includes(q)));

const section = (name: Section["name"], items: Found[]): Section => ({ id: name, name, items });
const found = (path: string, label: string, icon: IconName): Found => ({ id: path, path, label, icon });
