/** Fields that control the publication. All other fields are content, which previews and revisions contain. */
export const publicationFields = ["tags", "publishDate", "publicUntil", "hasComments"] as const;
export type PublicationField = (typeof publicationFields)[number];

export const isPublicationField = (name: string): name is PublicationField =>
  publicationFields.some((field) => field === name);
