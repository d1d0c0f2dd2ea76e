// Where guests download files and variants of pictures.

export function fileUrl(fileId: string): string {
  return `/v0/api/download/${fileId}`;
}

/** Address of a variant; immutable, because changed pictures get new ones. */
export function variantUrl(fileId: string, gridref: string): string {
  return `${fileUrl(fileId)}/${gridref}`;
}
