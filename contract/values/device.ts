type Named = readonly [pattern: RegExp, name: string];

/** The order matters: the user agent of many browsers also contains the names of browsers that they imitate. */
const browsers: readonly Named[] = [
  [/Edg(?:e|A|iOS)?\//u, "Edge"],
  [/OPR\//u, "Opera"],
  [/SamsungBrowser\//u, "Samsung Internet"],
  [/Firefox\/|FxiOS\//u, "Firefox"],
  [/Chrome\/|CriOS\//u, "Chrome"],
  [/Safari\//u, "Safari"],
];

const systems: readonly Named[] = [
  [/iPhone/u, "iPhone"],
  [/iPad/u, "iPad"],
  [/Android/u, "Android"],
  [/Windows/u, "Windows"],
  [/Mac OS X|Macintosh/u, "macOS"],
  [/CrOS/u, "ChromeOS"],
  [/Linux/u, "Linux"],
];

const nameIn = (names: readonly Named[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** @returns 'Firefox, Android'; the name of a program that is no browser; '' for an empty user agent */
export function deviceOf(userAgent: string): string {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(", ") : (userAgent.split(/[/\s]/u, 1)[0] ?? "");
}
