export const addressOfDocument = (id: string): string => `/api/v0/export/document/${id}.pdf`;

/** The URL of one file that contains several documents for printing. */
export const addressOfDocuments = (ids: readonly string[]): string =>
  `/api/v0/export/documents.pdf?ids=${ids.join(",")}`;
