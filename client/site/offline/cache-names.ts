// The caches of the service worker by name; those of pages and assets belong to one build.

export const PICTURES = "pictures";

export const pagesOf = (version: string): string => `pages-${version}`;
export const assetsOf = (version: string): string => `assets-${version}`;

/** Whether a cache contains pages that somebody has read, and not only files of the build. */
export function holdsReading(name: string): boolean {
  return name === PICTURES || name.startsWith("pages-");
}
