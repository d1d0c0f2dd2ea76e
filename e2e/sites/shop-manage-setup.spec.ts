import { answered } from "../answered.ts";
import { expect, expectAccessible, followArea, reloads } from "../fixtures.ts";
import { holdAnswer } from "../held-answer.ts";
import { stock, test } from "./shop-manage.ts";

test("a shirt of two properties is made as a grid, and a coupon; a guest chooses both, and pays less", async ({
  page,
  admin,
}) => {
  await stock(admin, []);
  await page.goto("/admincenter");
  await followArea(page, "Shop");
  await page.getByRole("link", { name: "Produkte", exact: true }).click();
  const maker = await holdAnswer(page, /trpc\/[^?]*products\.ownMaker/u);
  await page.getByRole("link", { name: "Neues Produkt" }).first().click();
  await page.getByRole("radio", { name: "Kleidung" }).press("Space");
  maker.release();
  await page.getByLabel("Titel").first().fill("Vereinshemd");
  await page.getByLabel("Preis in EUR").first().fill("20");
  await page.getByRole("switch", { name: "Im Shop zeigen" }).press("Space");
  await page.getByRole("button", { name: "Aus zwei Eigenschaften …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Varianten aus zwei Eigenschaften" });
  await dialog.getByRole("button", { name: "Übernehmen" }).press("Enter");
  await expect(dialog.getByLabel("Werte: Größe")).toBeFocused();
  await page.keyboard.type("M, L");
  await dialog.getByLabel("Werte: Farbe").fill("rot, blau");
  await dialog.getByLabel("Werte: Farbe").press("Tab");
  await dialog.getByRole("button", { name: "Übernehmen" }).press("Enter");
  const pair = page.getByRole("group", { name: "L / blau" });
  const [price, stocked] = [pair.getByLabel("Preis in EUR"), pair.getByLabel("Bestand")];
  await price.fill("viel");
  await page.keyboard.press("Control+s");
  await expect(pair.getByText("Bitte einen Preis wie 7,90.")).toBeVisible();
  // The error is below its field, and the field beside it stays in line.
  expect((await stocked.boundingBox())?.y).toBe((await price.boundingBox())?.y);
  await price.fill("24");
  await page.getByRole("button", { name: "Variante L / rot entfernen" }).press("Enter");
  const legal = page.getByRole("region", { name: "Pflichtangaben" });
  await legal.getByRole("button", { name: /^Pflichtangaben/u }).press("Enter");
  await expect(legal.getByLabel("Hersteller: Name")).toHaveValue(/^Mosthof Sonnenau/u);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("link", { name: "Im Shop ansehen" })).toBeVisible();
  await page.getByRole("link", { name: "Gutscheine", exact: true }).click();
  await page.getByRole("button", { name: "Neuer Gutschein" }).press("Enter");
  await page.keyboard.type("HERBST");
  await page.getByLabel("Betrag in EUR").fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("0-mal eingelöst · ohne Ende")).toBeVisible();
  await reloads(page, () => page.getByRole("link", { name: "Wie Gäste" }).click());
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await page.getByRole("dialog", { name: "Hauptnavigation" }).getByRole("link", { name: "Shop", exact: true }).click();
  await page.getByRole("link", { name: "Vereinshemd" }).click();
  await expect(page).toHaveURL("/shop/vereinshemd");
  const form = page.getByRole("form");
  await form.getByRole("radio", { name: "L", exact: true }).press("Space");
  await expect(form.getByRole("radio", { name: /^rot/u })).toBeDisabled();
  await expect(form.getByRole("radio", { name: /^blau 24,00/u })).toBeChecked();
  await form.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await page.getByText("Gutschein einlösen").press("Enter");
  await page.getByLabel("Gutscheincode").fill("Frühling");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.").first()).toBeVisible();
  await page.getByLabel("Gutscheincode").fill("herbst");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Gutschein HERBST entfernen" })).toBeFocused();
  const slip = page.getByRole("complementary", { name: "Summe" });
  await expect(slip).toContainText(/Gutschein HERBST-5,00.*Gesamt/su);
});

test("the shop is set up: account, ways to pay, shipping, keys that nobody reads again, rates of VAT; the law is checked", async ({
  page,
  admin,
}) => {
  await stock(admin, []);
  const shop = { shipping: [], freeFrom: null, bankverbindung: { iban: "" }, stripe: { secret: null, webhook: null } };
  const paymentsources = { invoice: false, advancepayment: false, creditcard: false, sofort: false };
  await admin.put("/api/v0/config/", { data: { shop: { ...shop, paymentsources } } });
  await page.goto("/admincenter/shop");
  await page.getByRole("link", { name: "Nur den Shop zeigen" }).click();
  await expect(page).toHaveURL("/shop/manage/");
  await expect(page.getByRole("link", { name: "Zum Admincenter" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Einstellungen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen des Shops" })).toBeVisible();
  await expect(page.getByText("Die Datei fehlt noch.")).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole("switch", { name: "Vorkasse" }).press("Space");
  await expect(page.getByText("Es fehlt die IBAN.")).toBeVisible();
  await page.getByLabel("IBAN").fill("DE02 1203 0000 0000 2020 52");
  await page.getByRole("button", { name: "Staffel hinzufügen" }).press("Enter");
  await page.getByLabel("Versand in EUR").fill("5,9o");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Diese IBAN stimmt nicht.")).toBeVisible();
  await expect(page.getByText("Bitte einen Preis wie 7,90.")).toBeVisible();
  await expect(page.getByLabel("IBAN")).toBeFocused();
  await page.getByLabel("IBAN").fill("DE02120300000000202051");
  await expect(page.getByText("Die Prüfziffern stimmen.")).toBeVisible();
  await page.getByLabel("Versand in EUR").fill("5,90");
  await page.getByLabel("Versandkostenfrei ab").fill("80");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  const [stored] = (await (await admin.get("/api/v0/config/")).json()) as [{ shop: unknown }];
  expect(stored.shop).toMatchObject({
    bankverbindung: { iban: "DE02120300000000202051" },
    paymentsources: { advancepayment: true },
    shipping: [{ from: 1, cents: 590 }],
    freeFrom: 8000,
  });

  await page.getByRole("button", { name: "Schlüssel prüfen" }).click();
  await expect(page.getByText("Es ist noch kein geheimer Schlüssel gespeichert.")).toBeVisible();
  const secret = page.getByRole("textbox", { name: "Geheimer Schlüssel" });
  await secret.fill("sk_test_geheim1234");
  await secret.press("Enter");
  await expect(page.getByText("Hinterlegt, endet auf 1234.")).toBeVisible();
  await expect(secret).toHaveValue("");
  expect(await page.content()).not.toContain("geheim1234");

  await page.getByLabel("Zahlungsziel in Tagen").fill("bald");
  await page.getByRole("textbox", { name: "Steuernummer" }).fill("161/123/45678");
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  const stores = (part: string) => answered(page, new RegExp(`trpc/[^?]*${part}`, "u"), () => save.click());
  await page.getByLabel("Versandkostenfrei ab").fill("90");
  await save.click();
  await expect(page.getByLabel("Zahlungsziel in Tagen")).toBeFocused();
  const freeFrom = async () =>
    ((await (await admin.get("/api/v0/config/")).json()) as [{ shop: { freeFrom: number } }])[0].shop.freeFrom;
  expect(await freeFrom()).toBe(8000);
  await page.getByLabel("Zahlungsziel in Tagen").fill("10");
  await stores("settings.update");
  await expect(page.getByRole("textbox", { name: "Steuernummer" })).toHaveValue("161/123/45678");
  await expect.poll(freeFrom).toBe(9000);

  await page.getByRole("button", { name: "Satz hinzufügen" }).click();
  await page.getByRole("group", { name: "Gilt ab" }).last().getByRole("spinbutton").first().focus();
  await page.keyboard.type("01012027");
  await page.getByLabel("Prozent").last().fill("20");
  await stores("updateTaxes");
  await expect(page.getByRole("button", { name: "Satz 3 entfernen" })).toBeVisible();
  await page.getByRole("button", { name: "Satz 3 entfernen" }).click();
  await stores("updateTaxes");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" }).last()).toBeVisible();
  await expectAccessible(page);

  await test.step("the legal check counts its points, and what is confirmed stays in sight under a filter", async () => {
    await page.goto("/admincenter/settings/law");
    const open = page.getByRole("button", { name: /^offen \(\d+\)$/u });
    const count = async (): Promise<number> => Number(/\d+/u.exec((await open.textContent()) ?? "")?.[0]);
    await open.press("Enter");
    const before = await count();
    await expect(page.getByRole("listitem").filter({ hasText: /^L\d+/u })).toHaveCount(before);
    const confirm = page.getByRole("button", { name: "Bestätigen: Impressum" });
    await confirm.press("Enter");
    const takeBack = page.getByRole("button", { name: "Bestätigung zurücknehmen: Impressum" });
    await expect(takeBack).toBeFocused();
    await expect.poll(count).toBe(before - 1);
    await expect(page.getByRole("listitem").filter({ hasText: /^L1Impressum/u })).toContainText("erfüllt");
    await expectAccessible(page);
    await takeBack.press("Enter");
    await expect(confirm).toBeFocused();
    await expect.poll(count).toBe(before);
    await open.press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "betrifft Sie nicht" }).first()).toBeVisible();
  });
});
