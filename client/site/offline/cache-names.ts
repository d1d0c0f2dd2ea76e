// The names of the service worker's caches. Caches of pages and assets belong to one build.

export const PICTURES = "pictures";

export const pagesOf = (version: string): string => `pages-${version}`;
export const assetsOf = (version: string): string => `assets-${version}`;

/** False if the cache contains only files of the build, and nothing that a person has viewed. */
export function holdsReading(name: string): boolean {
  return name === PICTURES || name.startsWith("pages-");
}
