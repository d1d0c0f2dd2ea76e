// Finds a Chromium: the system's, where there is one, else the one that comes as an npm package.
import { access } from "node:fs/promises";
import chromium from "@sparticuz/chromium";

export type BrowserLaunch = { executablePath: string; args: string[] };

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The package is made for a cloud function; these of its switches break under Playwright. */
const unfit = new Set(["--single-process", "--no-zygote"]);

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function browserLaunch(): Promise<BrowserLaunch> {
  for (const executablePath of systemBrowsers) {
    const isThere = await access(executablePath).then(
      () => true,
      () => false,
    );
    if (isThere) return { executablePath, args: quiet };
  }
  return {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !unfit.has(arg) && !arg.startsWith("--headless")), ...quiet],
  };
}
