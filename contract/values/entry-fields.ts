// Separates the fields of an entry's publication from those of its content.

/** All other fields are content: previews, published states and their restoration contain them. */
export const publicationFields = ["tags", "publishDate", "publicUntil", "hasComments"] as const;
export type PublicationField = (typeof publicationFields)[number];

export const isPublicationField = (name: string): name is PublicationField =>
  publicationFields.some((field) => field === name);
