// Preview links: how long they are good, and where they lead.

/** In days; somebody chooses one of them. */
export const previewDays = [1, 7, 30] as const;
export type PreviewDays = (typeof previewDays)[number];

/** The links of one entry that are good at the same time. */
export const MOST_PREVIEWS = 20;

export const previewPath = "/vorschau";

/** What opens it stands behind #, which browsers do not send: it is in no log, and in no Referer. */
export function previewLink(token: string): string {
  return `${previewPath}#${token}`;
}
