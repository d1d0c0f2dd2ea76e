import { searchPath } from "#contract/values/pages.ts";

export function searchAddress(q: string, page = 1): string {
  const keys = new URLSearchParams(q === "" ? {} : { q });
  if (page > 1) keys.set("seite", String(page));
  return keys.size === 0 ? searchPath : `${searchPath}?${keys.toString()}`;
}
