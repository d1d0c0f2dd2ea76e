// Films and sounds that browsers do not play. Free of zod, for the client.

/** Endings of formats that no browser, or only few of them, plays. */
const unplayable: ReadonlySet<string> = new Set(
  "avi mkv mpg mpeg 3gp ogv wmv flv m2ts mts mid midi aif aiff wma".split(" "),
);

export function isPlayableEnding(ext: string): boolean {
  return !unplayable.has(ext);
}
