import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: `${process.env["SAMPLE"]}.playwright.ts`,
  outputDir: process.env["OUTPUT"] ?? "results",
  projects: [{ name: "sample" }],
});
