import { siteTextsIn, type SiteTexts } from "#contract/values/site-texts.ts";
import { useContent } from "./content.ts";
import { useSiteSettings } from "../api/loaded.ts";

export function useSiteTexts(): SiteTexts {
  return siteTextsIn(useSiteSettings(), useContent());
}
