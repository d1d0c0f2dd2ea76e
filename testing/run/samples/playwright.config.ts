// A small project for the tests of the test command: SAMPLE names the file that runs.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: `${process.env["SAMPLE"]}.playwright.ts`,
  outputDir: process.env["OUTPUT"] ?? "results",
  projects: [{ name: "sample" }],
});
