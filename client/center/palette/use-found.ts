// What the search of the admin center finds: areas and settings at once, entries and files from the server.
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { entryPath, filesPath, settingsPath } from "#contract/pages.ts";
import { listForEditors } from "#contract/overview.ts";
import { useSiteConfig } from "../../loaded.ts";
import { trpc } from "../../trpc.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import { useViewer } from "../../viewer.ts";
import { useSettingsParts } from "../settings/settings-parts.ts";
import { linksFor } from "../navigation.ts";

type Found = { id: string; path: string; label: string; icon: IconName };
export type Section = { id: string; name: "screens" | "settings" | "entries" | "files"; items: Found[] };

const AT_ONCE = 5;

const parts = ["site", "address.title", "pages"] as const;
const anchors: Record<(typeof parts)[number], string> = {
  site: "settings-site",
  "address.title": "settings-address",
  pages: "settings-pages",
};

/** Without case and accents, as the server searches. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export function useFound(query: string): Section[] {
  const { t } = useTranslation("admin");
  const tabs = useSettingsParts();
  const links = linksFor(useViewer(), useSiteConfig());
  const q = query.trim();
  const asked = { enabled: q.length > 1, placeholderData: keepPreviousData };
  const entries = trpc.entries.list.useQuery({ limit: AT_ONCE, skip: 0, q }, asked);
  const files = trpc.files.list.useQuery({ limit: AT_ONCE, skip: 0, q, tags: [] }, asked);
  const fits = ({ label }: Found): boolean => folded(label).includes(folded(q));
  const isAsked = q.length > 1;
  const sections: Section[] = [
    section("screens", links.map(({ path, label, icon }) => found(path, t(label), icon)).filter(fits)),
    section(
      "settings",
      q === ""
        ? []
        : [
            ...parts.map((part) => found(`${settingsPath}#${anchors[part]}`, t(`settings.${part}`), "settings")),
            ...tabs.map(({ to, label }) => found(to, label, "settings")),
          ].filter(fits),
    ),
    section(
      "entries",
      isAsked
        ? namedFirst(
            (entries.data?.items ?? []).map((entry) =>
              found(entryPath(entry) ?? `/${listForEditors(entry.tags)}/${entry.id}`, entry.title, "document"),
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

/** Those whose names hold the words, before those that only mention them. */
const namedFirst = (items: Found[], q: string): Found[] =>
  items.toSorted((one, other) => Number(folded(other.label).includes(q)) - Number(folded(one.label).includes(q)));

const section = (name: Section["name"], items: Found[]): Section => ({ id: name, name, items });
const found = (path: string, label: string, icon: IconName): Found => ({ id: path, path, label, icon });
