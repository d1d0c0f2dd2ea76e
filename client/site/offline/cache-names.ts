// The names of the service worker's caches. Each build has its own caches for pages and assets.

export const PICTURES = "pictures";

export const pagesOf = (version: string): string => `pages-${version}`;
export const assetsOf = (version: string): string => `assets-${version}`;

/**
 * True if the cache contains pages or pictures that a person has viewed. False if it contains only files of the build.
 */
export function holdsReading(name: string): boolean {
  return name === PICTURES || name.startsWith("pages-");
}
