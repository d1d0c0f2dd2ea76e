// Which fields of an entry are its content, and which say where and when guests see it.

/** The fields of the publication. All others are content: previews, published states and their restoration have them. */
export const publicationFields = ["tags", "publishDate", "publicUntil", "hasComments"] as const;
export type PublicationField = (typeof publicationFields)[number];

export const isPublicationField = (name: string): name is PublicationField =>
  publicationFields.some((field) => field === name);
