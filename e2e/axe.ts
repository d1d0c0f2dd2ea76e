// Runs axe-core in a page. @axe-core/playwright is not used: it injects the source twice for each check and also
// returns passed nodes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

export type Violation = { rule: string; html: string; summary: string };

export async function violationsOf(page: Page, runOnly: axeCore.RunOnly, part?: string): Promise<Violation[]> {
  for (const frame of page.frames()) {
    const injected = frame.evaluate("'axe' in window").then((isThere) => isThere || frame.evaluate(source));
    // A frame may be removed during the injection. axe later skips frames into which it was not injected.
    await (frame === page.mainFrame() ? injected : injected.catch(() => {}));
  }
  return page.evaluate(
    async ([rules, selector]) => {
      const { violations } = await window.axe.run(selector ? { include: [[selector]] } : document, {
        runOnly: rules,
        resultTypes: ["violations"],
        selectors: false,
        // By default, axe fetches all style sheets again, for a rule that these tests do not run.
        preload: { assets: ["media"] },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = "" }) => ({ rule: id, html, summary: failureSummary })),
      );
    },
    [runOnly, part] as const,
  );
}
