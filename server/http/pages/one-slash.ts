/** Replaces the slashes at the beginning with one. Browsers would read '//name' or '/\\name' as another host. */
export const withOneSlash = (path: string): string => path.replace(/^[/\\]+/u, "/");
