// Text that people can read, in plain text and in HTML.

/** True if a text or HTML contains at least one visible character. */
export const hasWords = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;|\s/gu, "") !== "";
