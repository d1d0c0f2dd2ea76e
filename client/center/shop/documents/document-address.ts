export const addressOfDocument = (id: string): string => `/api/v0/export/document/${id}.pdf`;

export const addressOfDocuments = (ids: readonly string[]): string =>
  `/api/v0/export/documents.pdf?ids=${ids.join(",")}`;
