import { adminTest, expect, expectAccessible, ownSite } from "../fixtures.ts";

/** This file has its own site, because visits of other tests would be counted too. */
const test = adminTest.extend({ site: [ownSite(), { scope: "worker" }] });

const SHOTS = process.env["SHOTS"];

/** Playwright's user agent names an automated browser. Visits of such browsers are not counted. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const say = {
  title: "Statistik",
  empty: "Noch keine Besuche",
  pages: "Seiten",
  week: "7 Tage",
  again: "Noch einmal",
  id: "Mess-ID",
  save: "Mess-ID speichern",
  remove: "Mess-ID entfernen",
  set: /34EF/u,
};

function pixelsOf(canvas: HTMLElement | SVGElement, token: string): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const sample = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${token})`;
  sample.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  sample.fillRect(0, 0, 1, 1);
  const wanted = sample.getImageData(0, 0, 1, 1).data.join();
  const drawn = (canvas as HTMLCanvasElement).getContext("2d") as CanvasRenderingContext2D;
  const { data } = drawn.getImageData(0, 0, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data.subarray(at, at + 4).join() === wanted) count += 1;
  return count;
}

test("what guests read is counted, and shown by day, page, device and language", async ({
  page,
  admin,
  browser,
  site,
}, { project }) => {
  await page.context().addCookies([{ name: "lang", value: "de", url: site.url }]);
  await page.route(/\/trpc\/[^?]*analytics\.visits/u, (route) => route.abort(), { times: 1 });
  await page.goto("/admincenter/analytics");
  await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
  await page.getByRole("alert").getByRole("button").click();
  await expect(page.getByRole("heading", { name: say.empty })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.url, userAgent, locale: "de-DE" });
  const guest = await context.newPage();
  await guest.goto("/Impressum");
  const walked = guest.waitForResponse((answer) => answer.request().method() === "HEAD");
  await guest.getByRole("contentinfo").getByRole("link", { name: "Kontakt", exact: true }).click();
  expect((await walked).status()).toBe(200);
  await guest.goto("/");
  await guest.goto("/nirgends");
  await context.close();

  await page.reload();
  const table = page.getByRole("table", { name: say.pages });
  await expect(table.getByRole("row")).toHaveCount(4);
  for (const path of ["/", "/Impressum", "/Kontakt"])
    await expect(table.getByRole("row").filter({ has: page.getByText(path, { exact: true }) })).toContainText("1");
  await page.getByText(say.week, { exact: true }).click();
  await expect(page).toHaveURL(/days=7/u);
  // Waits for the plot of the 7 days, because the plot of the former period may still be shown.
  await expect(page.getByRole("img", { name: /an den 7 Tagen|on the 7 days/u })).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // Even with reduced motion, the plot has the tokens' colours: grid, views, visitors.
  for (const token of ["--line", "--leaf", "--accent"])
    await expect.poll(() => page.locator("canvas").evaluate(pixelsOf, token), token).toBeGreaterThan(50);
  await expectAccessible(page);
  const file = await admin.get("/api/v0/export/visits.csv?days=7");
  expect((await file.text()).split("\r\n").filter(Boolean)).toHaveLength(4);

  await page.getByLabel(say.id, { exact: true }).fill("UA-1");
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByLabel(say.id, { exact: true })).toHaveAccessibleDescription(/G-/u);
  await page.getByLabel(say.id, { exact: true }).fill("G-AB12CD34EF");
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByText(say.set)).toBeVisible();
  await page.getByRole("button", { name: say.remove }).click();
  await expect(page.getByText(say.set)).toHaveCount(0);
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project.name}-analytics-${colorScheme}.png`, fullPage: true });
  }
});
