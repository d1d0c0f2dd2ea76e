// Finds a Chromium: the program in E2E_BROWSER, the packaged Chromium of the lockfile, or an installed one.
import { access } from "node:fs/promises";
import chromium from "@sparticuz/chromium";

export type BrowserLaunch = { executablePath: string; args: string[] };

/** The package contains Chromium only for Linux on x64. */
const isPackaged = process.platform === "linux" && process.arch === "x64";

const systemBrowsers = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
];

/** The package is made for cloud functions. Playwright does not work with the first two of its switches. */
const unfit = new Set([
  "--single-process",
  "--no-zygote",
  // Drawing with a simulated graphics card costs more CPU time than drawing without one.
  "--ignore-gpu-blocklist",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
]);

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
  const named = process.env["E2E_BROWSER"];
  if (named) return { executablePath: named, args: quiet };
  if (!isPackaged) return { executablePath: await systemBrowser(), args: quiet };
  return {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !unfit.has(arg) && !arg.startsWith("--headless")), ...quiet],
  };
}

async function systemBrowser(): Promise<string> {
  for (const path of systemBrowsers) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new Error("no Chromium was found: name one in E2E_BROWSER");
}
