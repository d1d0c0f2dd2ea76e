// What a browser calls itself, for the name that is suggested for a device.

/** The first that matches: most browsers also name those that they are like. */
const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ["Safari", /\bSafari\//u],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Windows", /\bWindows\b/u],
  ["Mac", /\bMac(?:intosh| OS)\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

const firstOf = (list: readonly (readonly [string, RegExp])[], text: string): string | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** @returns null for what it does not say */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) };
}
