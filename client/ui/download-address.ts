// The addresses of files and of variants of pictures.

export function fileUrl(fileId: string): string {
  return `/v0/api/download/${fileId}`;
}

/** The address is immutable: an edited picture gets new variants. */
export function variantUrl(fileId: string, variantId: string): string {
  return `${fileUrl(fileId)}/${variantId}`;
}
