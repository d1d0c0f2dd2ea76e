// The names of the palettes and font pairs that a site may choose.

/** The first palette is the default. */
export const palettes = ["garden", "slate", "brick", "lake", "plum", "sand"] as const;
export type Palette = (typeof palettes)[number];

/** The first font pair is the default. */
export const fontPairs = ["print", "grotesk", "humanist", "classic", "friendly", "poster"] as const;
export type FontPair = (typeof fontPairs)[number];

export const defaultAccent = null;
