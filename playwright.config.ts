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
    trace: "retain-on-failure",
    locale: "de-DE",
    // Colours are checked, and elements pressed, without waiting for motion.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // Journeys that look the same at every width run at one of them.
    {
      name: "phone",
      testIgnore: /(?:bundle|commands|fixtures|save-key|expired-session|broken-picture|fonts|fresh-site)\.spec\.ts$/u,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
