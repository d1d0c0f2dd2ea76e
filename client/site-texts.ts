// The site's own texts, in the language of the page.
import { siteTextsIn, type SiteTexts } from "#contract/site-texts.ts";
import { useContent } from "./content.ts";
import { useSiteConfig } from "./loaded.ts";

export function useSiteTexts(): SiteTexts {
  return siteTextsIn(useSiteConfig(), useContent());
}
