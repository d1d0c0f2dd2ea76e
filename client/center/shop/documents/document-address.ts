// The URLs of document files.

export const addressOfDocument = (id: string): string => `/api/v0/export/document/${id}.pdf`;

/** Several documents in one file for the printer. */
export const addressOfDocuments = (ids: readonly string[]): string =>
  `/api/v0/export/documents.pdf?ids=${ids.join(",")}`;
