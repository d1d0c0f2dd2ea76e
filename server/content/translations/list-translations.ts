import type { Settings } from "#contract/schemas/settings.ts";
import { inLanguage } from "#contract/values/content-language.ts";
import { type Navigation, navigationAreas } from "#contract/values/navigation.ts";
import { endOf } from "#contract/values/opening-hours.ts";
import {
  filesPath,
  footerPath,
  fixedPageNameOf,
  hoursPath,
  lookPath,
  plainPath,
  settingsPath,
  siteSettingsPath,
  shopCenterPath,
  sitePagesPath,
} from "#contract/values/pages.ts";
import type { ListTranslationsInput, Translation, Translations } from "#contract/schemas/translations.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { countUntranslated, listUntranslated, type UntranslatedRow } from "./store.ts";

export async function listTranslations(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  { state, limit, skip }: ListTranslationsInput,
): Promise<Translations> {
  const { settings } = await getSettings(db);
  const at = now();
  const missing = ofSettings(settings, at);
  const own = state === "older" ? [] : missing;
  const first = own.slice(skip, skip + limit);
  const left = limit - first.length;
  const rows =
    left > 0 ? await listUntranslated(db, { state, limit: left, skip: Math.max(0, skip - own.length), at }) : [];
  const found = await countUntranslated(db, at);
  const counts = { missing: found.missing + missing.length, older: found.older };
  return {
    items: [...first, ...rows.map((row) => present(row, settings.onlyGerman))],
    total: state ? counts[state] : counts.missing + counts.older,
    counts,
  };
}

/** The site's own texts have no revisions, so they are never outdated. */
function ofSettings(settings: Settings, now: Date): Translation[] {
  const { title, description, keywords, en, meta } = settings;
  const isSiteMissing =
    missing(title, en?.title) || missing(description, en?.description) || missing(keywords, en?.keywords);
  const site: Translation[] = isSiteMissing
    ? [{ kind: "site", id: "site", title, state: "missing", path: siteSettingsPath }]
    : [];
  const pages = meta.sites
    .filter((page) => missing(page.title, page.en?.title) || missing(page.description, page.en?.description))
    .map((page): Translation => ({
      kind: "seoPage",
      id: page.path,
      title: page.title || page.path,
      state: "missing",
      path: `${settingsPath}/seo`,
    }));
  return [...site, ...pages, ...ofSite(settings.site, now), ...ofMenus(settings.navigation)];
}

const missing = (german: string, english: string | undefined): boolean => german !== "" && !english;

type Row = Omit<Translation, "state">;

function ofSite({ name, footer, en, closed }: Settings["site"], now: Date): Translation[] {
  const [line = ""] = footer.split("\n");
  const rows: (Row | false)[] = [
    missing(name, en?.name) && { kind: "siteName", id: "name", title: name, path: lookPath },
    missing(footer, en?.footer) && { kind: "footer", id: "footer", title: line, path: footerPath },
    ...closed.map(
      ({ text, en: english, from, to }, index): Row | false =>
        missing(text, english?.text) &&
        endOf(to) > now.getTime() && { kind: "closure", id: `${index} ${from}`, title: text, path: hoursPath },
    ),
  ];
  return rows.flatMap((row) => (row === false ? [] : [{ ...row, state: "missing" }]));
}

function ofMenus(tree: Navigation | null): Translation[] {
  if (tree === null) return [];
  const places = navigationAreas.flatMap((area) =>
    tree[area].flatMap((item) => [item, ...item.children].map((leaf) => ({ ...leaf, area }))),
  );
  return places.flatMap(({ area, page, label }) =>
    label !== null && missing(label.de, label.en)
      ? [{ kind: "label", id: `${area} ${page}`, title: label.de, state: "missing", path: sitePagesPath }]
      : [],
  );
}

/**
 * The path leads to the place where editors translate the text. An entry is translated on its English page, or on its
 * German page if the site has no others.
 */
function present({ kind, id, title, tags, state }: UntranslatedRow, onlyGerman: boolean): Translation {
  const common = { id, title, state };
  if (kind === "product") return { ...common, kind, path: `${shopCenterPath}/items/${id}` };
  if (kind === "file") return { ...common, kind, path: `${filesPath}?q=${encodeURIComponent(title)}` };
  if (kind === "seo") return { ...common, kind, path: `${settingsPath}/seo` };
  const path = plainPath({ id, tags, address: null });
  return {
    ...common,
    kind: fixedPageNameOf(tags) === null ? "entry" : "page",
    path: inLanguage(path ?? `/Aktuelles/${id}`, onlyGerman ? "de" : "en"),
  };
}
