import {
  addressesPath,
  componentsPath,
  footerPath,
  hoursPath,
  legalFormPath,
  lookPath,
  settingsPath,
  siteSettingsPath,
  sitePagesPath,
} from "#contract/values/pages.ts";
import { placesOn } from "./place.ts";

const system = ["update", "siteSettings"] as const;
const site = { path: siteSettingsPath, within: "admin:settings.site" };
const address = { path: siteSettingsPath, within: "admin:settings.address.title" };
const legal = "legal:title";

export const websitePlaces = [
  ...placesOn(site, [
    ["admin:settings.siteDescription", "words:site.description", "description"],
    ["settings:site.english.description", "words:site.descriptionEnglish", "en"],
    ["settings:site.keywords", "words:site.keywords", "keywords"],
    ["settings:site.english.keywords", "words:site.keywordsEnglish", "en"],
    ["settings:site.author", "words:site.author", "author"],
    ["settings:site.language", "words:site.language", "language"],
    ["settings:site.onlyGerman", "words:site.onlyGerman", "onlyGerman"],
    ["settings:site.embedHosts", "words:site.embedHosts", "site.embedHosts"],
    ["admin:settings.pages", "words:site.pages", "meta.sites"],
  ]),
  ...placesOn({ ...site, needs: system }, [["settings:site.domain", "words:site.domain", "domain"]]),
  ...placesOn(address, [
    ["admin:settings.address.street", "words:address.street", "site.address.street"],
    ["admin:settings.address.zip", "words:address.zip", "site.address.zip"],
    ["admin:settings.address.city", "words:address.city", "site.address.city"],
    ["admin:settings.address.country", "words:address.country", "site.address.country"],
    ["admin:settings.address.lat", "words:address.lat", "site.address.lat"],
    ["admin:settings.address.lng", "words:address.lng", "site.address.lng"],
  ]),
  ...placesOn({ path: lookPath, within: "settings:tabs.look" }, [
    ["settings:look.logoTitle", "words:look.logo", "site.logo"],
    ["settings:look.colorsTitle", "words:look.colors", "site.palette"],
    ["settings:look.accent", "words:look.accent", "site.accent"],
    ["settings:look.fontsTitle", "words:look.fonts", "site.fonts"],
    ["settings:look.name", "words:look.name", "site.name"],
    ["settings:look.name", "words:site.title", "title"],
    ["settings:look.nameEnglish", "words:look.nameEnglish", "site.en"],
  ]),
  ...placesOn({ path: hoursPath, within: "settings:tabs.hours" }, [
    ["settings:hours.week", "words:hours.week", "site.openingHours"],
    ["settings:hours.closures", "words:hours.closures", "site.closed"],
  ]),
  ...placesOn({ path: footerPath, within: "settings:tabs.footer" }, [
    ["settings:footer.text", "words:footer.text", "site.footer"],
    ["settings:footer.english", "words:footer.english", "site.en"],
    ["settings:footer.profiles", "words:footer.profiles", "site.profiles"],
  ]),
  ...placesOn({ path: sitePagesPath, within: "admin:center.sitePages" }, [
    ["navigation:title", "words:navigation", "navigation"],
  ]),
  ...placesOn({ path: componentsPath, within: "admin:center.settings" }, [
    ["admin:components.title", "words:components", "components", "shop.enabled"],
  ]),
  ...placesOn({ path: `${settingsPath}/seo`, within: "admin:center.settings" }, [["seo:list", "words:seo", "meta"]]),
  ...placesOn({ path: addressesPath, within: "addresses:title" }, [["addresses:redirects.title", "words:redirects"]]),
  ...placesOn({ path: legalFormPath("Impressum"), within: legal }, [
    ["legal:pages.Impressum", "words:legal.imprint", "legal.imprint"],
  ]),
  ...placesOn({ path: legalFormPath("Datenschutz"), within: legal }, [
    ["legal:pages.Datenschutz", "words:legal.privacy", "legal.privacy"],
  ]),
  ...placesOn({ path: legalFormPath("Barrierefreiheit"), within: legal }, [
    ["legal:pages.Barrierefreiheit", "words:legal.accessibility", "legal.accessibility"],
  ]),
  ...placesOn({ path: legalFormPath("Widerrufsbelehrung"), within: legal }, [
    ["legal:pages.Widerrufsbelehrung", "words:legal.withdrawal", "legal.withdrawal"],
  ]),
  ...placesOn({ path: legalFormPath("AGB"), within: legal }, [["legal:pages.AGB", "words:legal.terms", "legal.terms"]]),
];
