/** How long a preview link may be valid, in days. */
export const previewDays = [1, 7, 30] as const;
export type PreviewDays = (typeof previewDays)[number];

export const MOST_PREVIEWS = 20;

export const previewPath = "/vorschau";

/** Browsers do not send the fragment of an address, so the token appears in no log and no Referer. */
export function previewLink(token: string): string {
  return `${previewPath}#${token}`;
}
