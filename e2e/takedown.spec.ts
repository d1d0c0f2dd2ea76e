// A person asks to have a picture removed, and an editor decides. Credits are typed in the center and shown at pictures.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { answeredCaptcha } from "../testing/captcha.ts";
import { jpeg } from "../testing/pictures.ts";
import { publishNews } from "./admin-api.ts";
import { adminTest, expect, expectAccessible, phone, test } from "./fixtures.ts";

const SHOTS = process.env["SHOTS"];

async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${test.info().project.name}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

let seed = Date.now() % 100_000;
async function upload(admin: APIRequestContext, name: string, data: object = {}): Promise<string> {
  seed += 1;
  const file = { name, mimeType: "image/jpeg", buffer: await jpeg(900, 600, seed) };
  const answer = await admin.post("/api/v0/upload", { multipart: { file } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const id = ((await answer.json()) as { _id: string }[])[0]?._id ?? "";
  const alt = { de: `Bild ${name}`, en: `Picture ${name}` };
  expect((await admin.put(`/api/v0/file/${id}`, { data: { alt, ...data } })).ok()).toBe(true);
  return id;
}

const consent = { basis: "Aufruf beim Apfelfest", until: null };
const galleryOf = (files: string[]) => ({
  type: "gallery",
  settings: { myTitle: "Fotos vom Fest", images: files.map((file) => ({ file, caption: "" })) },
});
test(
  "a guest asks in the large view of a gallery, and the picture is gone at once",
  phone,
  async ({ page, admin, playwright, site }) => {
    const credit = { author: "Ida Licht", licence: "CC BY 4.0", url: "https://example.org/ida" };
    const first = await upload(admin, "Fest eins.jpg", { consent, credit });
    const second = await upload(admin, "Fest zwei.jpg");
    const path = await publishNews(admin, { title: "Apfelfest", sections: [galleryOf([first, second])] });
    await page.goto(path);
    const gallery = page.getByRole("region", { name: "Fotos vom Fest" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText("Foto: Ida Licht, CC BY 4.0").first()).toBeVisible();
    await expect(gallery.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute("rel", "license");
    await expectAccessible(page);
    await shot(page, "article");
    await gallery.getByRole("button", { name: "Bild vergrößern" }).click();
    await expectAccessible(page);
    await shot(page, "window");
    await page.getByRole("dialog").getByRole("link", { name: "Bild entfernen lassen" }).click();
    await expect(page).toHaveURL(`/bild-entfernen?bild=${first}`);
    await expect(page.getByRole("heading", { level: 1, name: "Bild entfernen lassen" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Bild Fest eins.jpg" })).toBeVisible();
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(page.getByLabel("E-Mail", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await shot(page, "form");
    await page.getByLabel("E-Mail", { exact: true }).fill(`mia-${test.info().project.name}@example.org`);
    await page.getByLabel("Warum soll das Bild entfernt werden?").fill("Das bin ich, links im Bild.");
    await page.getByRole("button", { name: "Ohne Bilder bestätigen" }).click();
    await expect(page.getByRole("status").filter({ hasText: "bestätigt" })).toBeVisible();
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Ihre Bitte ist bei uns angekommen" })).toBeFocused();
    await expectAccessible(page);
    await shot(page, "thanks");
    const guest = await playwright.request.newContext({ baseURL: site.url });
    await expect.poll(async () => (await guest.get(`/api/v0/download/${first}`)).status()).toBe(404);
    await guest.dispose();
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Fotos vom Fest" }).getByRole("img")).toHaveCount(1);
    await expect(page.getByText("Ida Licht")).toHaveCount(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest finds the form at the foot of an article, and sends it", async ({ page, admin }) => {
    const inText = await upload(admin, "Im Text.jpg", { consent });
    const file = (await (await admin.get(`/api/v0/file/${inText}`)).json()) as { gridrefs: { gridref: string }[] };
    const src = `/api/v0/download/${inText}/${file.gridrefs.at(-1)?.gridref}`;
    const html = `<p>Ein Tag im Garten.</p><p><img src="${src}" alt="Kinder im Garten" /></p>`;
    const path = await publishNews(admin, { title: "Gartentag", content: [html] });
    await page.goto(path);
    await page.getByRole("article").getByRole("link", { name: "Bild entfernen lassen" }).click();
    await page.getByRole("link", { name: "Bild 1 von 1: Bild Im Text.jpg" }).click();
    await page.getByLabel("E-Mail", { exact: true }).fill("vater@example.org");
    await page.getByLabel("Warum soll das Bild entfernt werden?").fill("Das ist mein Kind.");
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(page.getByRole("img", { name: "Bild Im Text.jpg" })).toBeVisible();
    const numbers = ["", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
    const [, one = "", other = ""] = /ist (\S+) und (\S+)\?/u.exec(await page.locator("main form").innerText()) ?? [];
    await page.getByLabel(/^Wie viel ist/u).fill(String(numbers.indexOf(one) + numbers.indexOf(other)));
    await page.getByRole("button", { name: "Senden", exact: true }).click();
    await expect(page.getByText("Ihre Bitte ist bei uns angekommen")).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole("article").locator("img")).toHaveCount(0);
  });
});

adminTest(
  "an editor says that a hidden picture stays, and types its credit, which guests read at the picture and on a page",
  async ({ page, admin, site, playwright }) => {
    const project = test.info().project.name;
    const name = `Umzug ${project}.jpg`;
    const id = await upload(admin, name, { consent });
    const path = await publishNews(admin, { title: `Umzug ${project}`, mediamain: id });
    const guest = await playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { "x-forwarded-for": "203.0.113.9" },
    });
    const key = (await readFile(join(site.dataDir, "secret.key"), "utf8")).trim();
    const captcha = answeredCaptcha(key, { form: "takedown" });
    const email = `${project}@example.org`;
    const asked = await guest.post("/api/v0/takedown/", { data: { file: id, reason: "Das bin ich.", email, captcha } });
    expect(asked.status(), await asked.text()).toBe(201);
    expect((await guest.get(`/api/v0/download/${id}`)).status()).toBe(404);

    await page.goto(path);
    await expect(page.getByText("Ausgeblendet: Gäste sehen dieses Bild nicht")).toBeVisible();
    await page.goto(`/admincenter/files?file=${id}`);
    const details = page.getByRole("dialog", { name: "Details" });
    await expect(details.getByRole("heading", { name: "Dieses Bild ist ausgeblendet" })).toBeVisible();
    await expect(details.getByText("Das bin ich.")).toBeVisible();
    await expectAccessible(page);
    await shot(page, "details");
    await details.getByRole("button", { name: "Bleibt", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Das Bild bleibt" }).first()).toBeVisible();
    await expect(details.getByRole("heading", { name: "Dieses Bild ist ausgeblendet" })).toHaveCount(0);
    await details.getByLabel("Foto von").fill("Ida Licht");
    await details.getByRole("button", { name: "CC BY-SA 4.0", exact: true }).click();
    await details.getByLabel("Adresse der Quelle").fill("http://example.org");
    await details.getByRole("button", { name: "Speichern" }).click();
    await expect(details.getByLabel("Adresse der Quelle")).toHaveAccessibleDescription(/vollständige Adresse/u);
    await details.getByLabel("Adresse der Quelle").fill("https://example.org/ida");
    await details.getByRole("checkbox", { name: /Zeigt ein Kind/u }).press("Space");
    await expect(details.getByText("Einwilligung beider Eltern")).toBeVisible();
    await shot(page, "credit");
    await details.getByRole("button", { name: "Speichern" }).click();
    await expect(details).toHaveCount(0);
    const html = await (await guest.get(path)).text();
    expect(html).toContain("CC BY-SA 4.0");
    expect(html).toContain("creditText");
    await guest.dispose();

    await page.goto("/Bildnachweise");
    await expect(page.getByRole("listitem").filter({ hasText: `Umzug ${project}` })).toContainText("Foto: Ida Licht");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Bildnachweise" })).toBeVisible();
    await expectAccessible(page);
    await shot(page, "credits");
  },
);

adminTest("an editor gives several pictures the same credit at once, and takes it back", async ({ page, admin }) => {
  const { project } = test.info();
  const names = ["Chor", "Bühne"].map((name) => `${name} ${project.name}.jpg`);
  const credit = { author: "Jo Schatten", licence: "", url: "" };
  const ids = [await upload(admin, names[0] ?? "", { credit }), await upload(admin, names[1] ?? "")];
  const authors = async () =>
    Promise.all(
      ids.map(async (id) => {
        const file = (await (await admin.get(`/api/v0/file/${id}`)).json()) as { credit: { author: string } };
        return file.credit.author;
      }),
    );
  await page.goto("/admincenter/files");
  for (const name of names) await page.getByRole("row", { name }).locator("label").click();
  await page.getByRole("toolbar").getByRole("button", { name: "Bildangaben" }).click();
  const dialog = page.getByRole("dialog", { name: "Angaben zu 2 Bildern" });
  await expect(dialog.getByText("wo sie sich unterscheiden")).toBeVisible();
  await expect(dialog.getByLabel("Foto von")).toHaveValue("");
  await dialog.getByLabel("Foto von").fill("Ida Licht");
  await dialog.getByRole("button", { name: "CC BY-SA 4.0", exact: true }).click();
  await dialog.getByLabel("Adresse der Quelle").fill("http://example.org");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByLabel("Adresse der Quelle")).toBeFocused();
  await expect(dialog.getByLabel("Adresse der Quelle")).toHaveAccessibleDescription(/vollständige Adresse/u);
  await expectAccessible(page);
  await shot(page, "facts");
  await dialog.getByLabel("Adresse der Quelle").fill("");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Die Angaben von 2 Bildern" })).toBeVisible();
  expect(await authors()).toEqual(["Ida Licht", "Ida Licht"]);
  await shot(page, "facts-done");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Die früheren Angaben" })).toBeVisible();
  expect(await authors()).toEqual(["Jo Schatten", ""]);
});
