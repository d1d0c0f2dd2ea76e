import { useSiteSettings } from "../api/loaded.ts";
import { useContent } from "./content.ts";

export function usePageDescription(address: string): string {
  const content = useContent();
  const page = useSiteSettings().meta.sites.find(({ path }) => path === address);
  return (content === "en" ? page?.en?.description : page?.description) ?? "";
}
