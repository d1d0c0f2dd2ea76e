// Formats of videos and audio that some browsers cannot play.

const unplayable: ReadonlySet<string> = new Set(
  "avi mkv mpg mpeg 3gp ogv wmv flv m2ts mts mid midi aif aiff wma".split(" "),
);

export function isPlayableEnding(ext: string): boolean {
  return !unplayable.has(ext);
}
