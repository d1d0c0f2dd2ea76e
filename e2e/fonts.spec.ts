import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

async function measured(page: Page): Promise<number[]> {
  await page.goto("/Erlebnis");
  await page.evaluate(() => document.fonts.ready);
  const lines = [page.getByRole("heading", { level: 1 }), page.locator("main p").first()];
  const sizes = lines.map((line) =>
    line.evaluate((element) => {
      const text = "Im Herbst riecht das ganze Haus nach Äpfeln, und in der Presshalle wird gespielt.";
      const copy = Object.assign(element.cloneNode() as HTMLElement, { textContent: text });
      Object.assign(copy.style, { display: "inline-block", inlineSize: "max-content", maxInlineSize: "none" });
      element.parentElement?.append(copy);
      const { width, height } = copy.getBoundingClientRect();
      return [width, height];
    }),
  );
  return (await Promise.all(sizes)).flat();
}

test("text keeps its width and height when its font comes", async ({ page }) => {
  const [headingWidth = 0, headingHeight = 0, textWidth = 0, textHeight = 0] = await measured(page);
  await page.route(/\.woff2$/u, (route) => route.abort());
  const [lateHeadingWidth = 0, lateHeadingHeight = 0, lateTextWidth = 0, lateTextHeight = 0] = await measured(page);
  expect(Math.abs(lateHeadingWidth / headingWidth - 1)).toBeLessThan(0.03);
  expect(Math.abs(lateTextWidth / textWidth - 1)).toBeLessThan(0.03);
  expect([lateHeadingHeight, lateTextHeight]).toEqual([headingHeight, textHeight]);
});
