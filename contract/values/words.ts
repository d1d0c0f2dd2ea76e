// True for visible text, in plain text and in HTML.

export const hasWords = (text: string): boolean => text.replace(/<[^>]*>|&nbsp;|\s/gu, "") !== "";
