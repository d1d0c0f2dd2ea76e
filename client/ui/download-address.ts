export function fileUrl(fileId: string): string {
  return `/v0/api/download/${fileId}`;
}

/** Responses at this URL are immutable, because an edited picture gets new variants. */
export function variantUrl(fileId: string, variantId: string): string {
  return `${fileUrl(fileId)}/${variantId}`;
}
