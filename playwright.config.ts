// Browser tests run at desktop width. Tests with `@phone` also run at phone width, tests with `@phone-only` only there.
import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./e2e/browser.ts";

const launchOptions = await browserLaunch();

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/prepare.ts",
  outputDir: "test-results",
  // The test machine has two cores. A third worker saturates the cores, and tests of keys and timers begin to fail.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env["CI"] === "true",
  // testing/run/ repeats failed tests alone, with a trace, and reports them.
  retries: 0,
  // Only a hang reaches these limits, although a busy machine is several times slower than an idle one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    launchOptions,
    serviceWorkers: "block",
    // A trace costs a third of the CPU time of every test.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "de-DE",
    // Without animations, colour checks and clicks need not wait.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", grepInvert: /@phone-only/u, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grep: /@phone/u,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
