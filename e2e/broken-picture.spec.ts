// Tests that a file icon is shown if a picture is unreadable or missing.
import { adminTest as test, expect } from "./fixtures.ts";

// Playwright's trace would request the local picture again. The CSP refuses this, and the browser logs an error.
test.use({ trace: "off" });

test("in the queue of uploads", async ({ page }) => {
  await page.goto("/admincenter/files");
  const broken = { name: "Kaputt.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };
  await page.locator("input[type=file]").first().setInputFiles([broken]);
  const item = page.getByRole("region", { name: "Hochladen" }).getByRole("listitem");
  await expect(item.getByRole("alert")).toContainText("nicht hochgeladen");
  await expect(item.locator("img")).toHaveCount(0);
});

test("among the files", async ({ page }) => {
  await page.route("**/v0/api/download/*/*", (route) => route.abort());
  await page.goto("/admincenter/files?kind=image");
  const first = page.getByRole("grid", { name: "Dateien" }).getByRole("row").first();
  await expect(first.getByText("JPG", { exact: true })).toBeVisible();
  await expect(first.locator("img")).toHaveCount(0);
});
