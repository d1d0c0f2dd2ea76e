// The names of the palettes and font pairs that a site may choose. Free of zod, for the client.

/** The first is the one that a new site begins with. */
export const palettes = ["garden", "slate", "brick", "lake", "plum", "sand"] as const;
export type Palette = (typeof palettes)[number];

/** The first is the one that a new site begins with. */
export const fontPairs = ["print", "grotesk", "humanist", "classic", "friendly", "poster"] as const;
export type FontPair = (typeof fontPairs)[number];

/** The palette's own. */
export const defaultAccent = null;
