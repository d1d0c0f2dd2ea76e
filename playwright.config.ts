// Browser journeys at phone and desktop width, against sites that the tests start themselves.
import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./e2e/browser.ts";

const launchOptions = await browserLaunch();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/prepare.ts",
  outputDir: "test-results",
  // Each waits more than it computes: two cores do three at once.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    launchOptions,
    serviceWorkers: "block",
    // A trace costs a fifth of the time of every test; a failed one is run again with it (CONTRIBUTING.md).
    trace: "off",
    screenshot: "only-on-failure",
    locale: "de-DE",
    // Colours are checked, and elements pressed, without waiting for motion.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // What is the same at every width runs at one of them: whole files, and tests marked with `anyWidth`.
    {
      name: "phone",
      testIgnore:
        /(?:bundle|calendar|commands|early-login|fixtures|password|save-key|expired-session|broken-picture|fonts|fresh-site)\.spec\.ts$/u,
      grepInvert: /@any-width/u,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
