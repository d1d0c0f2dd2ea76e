import { useSiteSettings } from "../api/loaded.ts";
import { useContent } from "./content.ts";

/** The page's description for search results, in the page's language; '' if there is none. */
export function usePageDescription(address: string): string {
  const content = useContent();
  const page = useSiteSettings().meta.sites.find(({ path }) => path === address);
  return (content === "en" ? page?.en?.description : page?.description) ?? "";
}
