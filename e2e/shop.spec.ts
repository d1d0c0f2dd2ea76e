import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, test, phoneOnly, phone } from "./fixtures.ts";

type Product = { _id: string; title: string; price: number; stock: number | null };

const languages = {
  de: {
    add: "In den Warenkorb",
    cart: "Warenkorb",
    checkout: "Zur Kasse",
    next: "Weiter",
    fields: ["Vorname", "Nachname", "Straße und Hausnummer", "PLZ", "Ort", "E-Mail"],
    pickup: "Selbst abholen",
    invoice: "Rechnung",
    advance: "Vorkasse",
    age: "Ich bin mindestens 16 Jahre alt.",
    order: "Zahlungspflichtig bestellen",
    thanks: "Vielen Dank für Ihre Bestellung",
  },
  en: {
    add: "Add to cart",
    cart: "Cart",
    checkout: "Checkout",
    next: "Continue",
    fields: ["First name", "Last name", "Street and number", "Postcode", "City", "Email"],
    pickup: "Pick it up yourself",
    invoice: "Invoice",
    advance: "Payment in advance",
    age: "I am at least 16 years old.",
    order: "Order with obligation to pay",
    thanks: "Thank you for your order",
  },
};

type Words = (typeof languages)["de"];

let products: Product[];

test.beforeAll(async ({ site }) => {
  products = (await (await fetch(`${site.url}/api/v0/product/?limit=50`)).json()) as Product[];
  // Without this check, the first steps would also pass on a site without products.
  expect(products).not.toHaveLength(0);
});

function productNamed(title: string): Product {
  const found = products.find((product) => product.title === title);
  if (!found) throw new Error(`the demo has no product '${title}'`);
  return found;
}

const idOf = (title: string): string => productNamed(title)._id;

async function fillCart(page: Page, lines: { title: string; variant?: string; amount?: number; packOfSix?: number }[]) {
  const cart = lines.map(({ title, variant = null, amount = 1, packOfSix = 0 }) => ({
    item: idOf(title),
    variant,
    amount,
    packOfSix,
    packOfTwelve: 0,
  }));
  // The test writes the cart on a page that does not use it.
  await page.goto("/Impressum");
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(cart));
}

const cartLink = (page: Page, { cart }: Words) => page.getByRole("banner").getByRole("link", { name: cart });
const main = (page: Page) => page.getByRole("main");
const amountOf = (page: Page, title: string) =>
  main(page).getByRole("textbox", { name: new RegExp(`^(?:Einzeln|Anzahl) ${title}`, "u") });

async function fillAddress(page: Page, { fields, next }: Words, email: string): Promise<void> {
  const values = ["Änne", "Schönfeld", "Am Hang 3", "98999", "Sonnenau", email];
  for (const [index, name] of fields.entries())
    await main(page)
      .getByLabel(name, { exact: true })
      .fill(values[index] ?? "");
  await main(page).getByRole("button", { name: next }).click();
}

async function chooseAndReview(page: Page, words: Words, payment: "invoice" | "advance"): Promise<void> {
  await main(page).getByLabel(words.pickup).check();
  await main(page).getByLabel(words[payment]).check();
  await main(page).getByRole("button", { name: words.next }).click();
  await expect(main(page).getByRole("button", { name: words.order })).toBeVisible();
}

async function reviewed(page: Page, words: Words, email: string): Promise<void> {
  await page.goto("/shop/kasse");
  await fillAddress(page, words, email);
  await chooseAndReview(page, words, "invoice");
}

async function ordersOf(admin: APIRequestContext, email: string) {
  const orders = (await (await admin.get("/api/v0/order/?limit=200")).json()) as {
    _id: string;
    number: number;
    total: number;
    order: { email: string };
  }[];
  return orders.filter(({ order }) => order.email === email);
}

const isPhone = (): boolean => test.info().project.name === "phone";

async function expectNarrow(page: Page): Promise<void> {
  const [inner, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wide).toBeLessThanOrEqual(inner ?? 0);
}

test("from the shelf to the order; every screen is accessible", phone, async ({ page, admin }) => {
  const words = languages.de;
  const email = `shelf-${test.info().project.name}@example.org`;
  await page.goto("/shop");
  await expect(main(page).getByRole("article")).toHaveCount(products.length);
  await expect(main(page).getByText("* inkl. MwSt., zzgl. Versand")).toBeInViewport();
  await expectAccessible(page);
  await expectNarrow(page);

  await main(page).getByRole("link", { name: "Most, trocken" }).click();
  await expect(main(page)).toContainText("Enthält Allergene: Sulfite · 6,2 % vol · ab 16 Jahren · Hersteller: Mosthof");
  await expectAccessible(page);
  if (isPhone()) await expect(main(page).getByRole("button", { name: words.add, exact: true })).toBeInViewport();
  await main(page)
    .getByRole("radio", { name: /1 Liter/u })
    .check();
  await main(page).getByLabel("6er-Karton", { exact: true }).fill("2");
  await main(page).getByRole("button", { name: words.add, exact: true }).click();
  const slip = main(page).getByRole("status");
  await expect(slip.getByRole("link")).toBeVisible();
  await expect(slip).toContainText(/Most, trocken1 Liter, Mehrwegeben dazugelegt: 1 Stück, 2 Kartons zu 6/u);
  await expect(slip).toContainText(/60,60.*1,95/u);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(slip).toBeEmpty();
  await expect(main(page).getByRole("button", { name: words.add, exact: true })).toBeFocused();
  await expect(cartLink(page, words)).toContainText("3");

  await cartLink(page, words).click();
  // One bottle and two cartons: 4.80 + 2 × 27.90 €; 13 deposits of 0.15 €.
  await expect(main(page).getByRole("complementary")).toContainText(/60,60/u);
  await expect(main(page).getByRole("complementary")).toContainText(/1,95/u);
  // The price per litre of the carton is shown here, and also directly above the button (PAngV § 4).
  await expect(main(page).getByRole("listitem").first()).toContainText(/4,65.*\/l/u);
  await expectAccessible(page);
  await expectNarrow(page);
  await main(page).getByRole("link", { name: words.checkout }).click();

  await main(page).getByRole("button", { name: words.next }).click();
  await expect(main(page).getByLabel(words.fields[0] ?? "", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillAddress(page, words, email);
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toBeFocused();
  const running = main(page).getByRole("group").filter({ hasText: "Gesamt mit Versand und Pfand" });
  if (isPhone()) await running.getByText("Gesamt mit Versand und Pfand").click();
  await expect(running.getByRole("link", { name: "Most, trocken" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("listitem")).toHaveText([
    "Impressum",
    "Datenschutz",
    "AGB",
    "Widerrufsbelehrung",
    "Vertrag widerrufen",
    "Cookie-Einstellungen",
  ]);
  await expect(main(page).getByRole("radio")).toHaveCount(4);
  await main(page).getByRole("button", { name: words.next }).click();
  await expect(main(page).getByRole("radio").first()).toBeFocused();
  await expectAccessible(page);
  await chooseAndReview(page, words, "advance");
  await expect(
    main(page)
      .getByRole("listitem")
      .filter({ hasText: /27,90.*4,65.*\/l/u }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await main(page).getByRole("button", { name: words.order }).click();
  await expect(main(page).getByLabel(words.age)).toBeFocused();
  await main(page).getByLabel(words.age).check();
  await main(page).getByRole("button", { name: words.order }).click();

  await expect(main(page).getByRole("heading", { level: 1, name: words.thanks })).toBeVisible();
  await expect(main(page)).toContainText("DE83 9999 9999 0000 1871 00");
  await expect(page).toHaveURL(/\/shop\/bestellung\/[\w-]+#secret=/u);
  await expectAccessible(page);
  await expectNarrow(page);
  await expect(cartLink(page, words).filter({ hasText: /\d/u })).toHaveCount(0);
  const [order, ...others] = await ordersOf(admin, email);
  expect(others).toEqual([]);
  expect(order?.total).toBe(6255);
  await expect(main(page)).toContainText(String(order?.number));
  const stamps = main(page).getByRole("list", { name: "Stand der Bestellung" }).getByRole("listitem");
  await expect(stamps).toHaveText([
    /^bestellt.*\d{4}$/u,
    "bezahlt (noch nicht)",
    "abholbereit (noch nicht)",
    "übergeben (noch nicht)",
  ]);
  await admin.put("/api/v0/shop/markPayed/", { data: { _id: order?._id } });
  await page.reload();
  await expect(stamps.nth(1)).toHaveText(/^bezahlt.*\d{4}$/u);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main(page)
      .getByRole("button", { name: /RE-\d+ \(PDF\)$/u })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/RE-\d+\.pdf$/u);
  await main(page).getByText("Nur einzelne Artikel widerrufen").click();
  await main(page).getByRole("checkbox").first().check();
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Diese Artikel widerrufen" }).click();
  await expect(main(page).getByLabel("Bestellnummer")).toHaveValue(String(order?.number));
  await expect(main(page).getByLabel("Was Sie widerrufen")).toHaveValue(/^\d+ × /u);
});

test("in English: shelf, product, cart, checkout and what was ordered", async ({ page, admin, site }) => {
  const words = languages.en;
  const email = "english@example.org";
  await page.context().addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.goto("/en/shop");
  await expect(main(page).getByRole("article")).toHaveCount(products.length);
  await main(page).getByRole("navigation").getByRole("link", { name: "Juice" }).click();
  await expect(main(page).getByRole("article")).not.toHaveCount(products.length);
  await page.goBack();
  await main(page).getByRole("link", { name: "Most, dry" }).click();
  await main(page)
    .getByRole("radio", { name: /1 litre/u })
    .check();
  await main(page).getByLabel("Carton of 6", { exact: true }).fill("2");
  await main(page).getByRole("button", { name: words.add, exact: true }).click();
  await cartLink(page, words).click();
  await expect(main(page).getByRole("complementary")).toContainText("60.60");
  await expect(main(page).getByRole("listitem").first()).toContainText(/4\.65.*\/l/u);
  await main(page).getByRole("link", { name: words.checkout }).click();
  await fillAddress(page, words, email);
  await chooseAndReview(page, words, "advance");
  await main(page).getByLabel(words.age).check();
  await main(page).getByRole("button", { name: words.order }).click();
  await expect(main(page).getByRole("heading", { level: 1, name: words.thanks })).toBeVisible();
  expect(await ordersOf(admin, email)).toMatchObject([{ total: 6255 }]);
});

test("is done by keyboard alone", async ({ page, admin }) => {
  const email = "tastatur@example.org";
  const tabTo = async (name: string | RegExp, role: "link" | "button" | "textbox" | "radio" = "link") => {
    const wanted = main(page).getByRole(role, { name }).first();
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${String(name)}`);
  };
  const press = async (key: string) => page.keyboard.press(key);
  await page.goto("/shop");
  await tabTo("Fassessig, sechs Jahre");
  await press("Enter");
  await tabTo(/^Anzahl: eins mehr/u, "button");
  await press("Enter");
  await tabTo("In den Warenkorb", "button");
  await press("Enter");
  await tabTo("Zum Warenkorb");
  await press("Enter");
  await expect(main(page).getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await tabTo("Zur Kasse");
  await press("Enter");
  const typed = ["Änne", "Schönfeld", "Am Hang 3", "98999", "Sonnenau", email];
  for (const [index, name] of languages.de.fields.entries()) {
    await tabTo(name, "textbox");
    await page.keyboard.type(typed[index] ?? "");
  }
  await press("Enter");
  await tabTo(/^Paket nach Hause/u, "radio");
  await press("Space");
  await tabTo(/^Rechnung/u, "radio");
  await press("Space");
  await tabTo("Weiter", "button");
  await press("Enter");
  await expect(main(page).getByRole("heading", { level: 2, name: "Prüfen und bestellen" })).toBeFocused();
  await tabTo("Zahlungspflichtig bestellen", "button");
  await press("Enter");
  await expect(main(page).getByRole("heading", { name: languages.de.thanks })).toBeVisible();
  expect(await ordersOf(admin, email)).toMatchObject([{ total: 2590 }]);
});

test("nothing stands between the overview and the button; without a network it stays, and an order whose answer was lost is placed once", async ({
  page,
  admin,
}) => {
  const email = `einmal-${test.info().project.name}@example.org`;
  await fillCart(page, [{ title: "Cider, herb", amount: 6 }]);
  await reviewed(page, languages.de, email);
  const button = main(page).getByRole("button", { name: "Zahlungspflichtig bestellen" });
  await button.scrollIntoViewIfNeeded();
  const [last, overview] = await button.evaluate((element) => {
    const texts = [...document.querySelectorAll<HTMLElement>("main :is(p, h2, h3, li, a, dd, dt, button)")];
    const bottom = element.getBoundingClientRect().bottom;
    const below = texts.filter((one) => one.getBoundingClientRect().top >= bottom && one.innerText.trim() !== "");
    const above = element.previousElementSibling as HTMLElement;
    return [below.filter((one) => one.clientHeight > 1).map((one) => one.innerText), above.innerText];
  });
  expect(last).toEqual([]);
  for (const text of ["Cider, herb", "6 Stück", "9,20", "Abholung", "Gesamt", "41,40"])
    expect(overview).toContain(text);

  await main(page).getByLabel(languages.de.age).check();
  await test.step("without a network", async () => {
    await page.route("**/trpc/**", (route) => route.abort());
    await button.click();
    await expect(main(page).getByRole("alert")).toContainText("Die Verbindung ist weg.");
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/trpc/**");
  });
  await test.step("the order arrives, the answer is lost", async () => {
    await page.route("**/trpc/shop.order*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    const isLost = page.waitForEvent("requestfailed", (request) => request.url().includes("shop.order"));
    await button.click();
    await isLost;
    await expect(main(page).getByRole("alert")).toContainText("Die Verbindung ist weg.");
    await page.unroute("**/trpc/shop.order*");
  });
  await button.dblclick();
  await expect(main(page).getByRole("heading", { name: languages.de.thanks })).toBeVisible();
  expect(await ordersOf(admin, email)).toHaveLength(1);
});

test("the cart is there without a network; it, what was typed and the step outlive the page", async ({ page }) => {
  await fillCart(page, [{ title: "Birnensaft", amount: 2 }]);
  await page.goto("/shop/warenkorb");
  await expect(main(page).getByRole("complementary")).toContainText("4,90");
  await page.route("**/trpc/**", (route) => route.abort());
  await page.reload();
  await expect(main(page)).toContainText("Sie sind ohne Verbindung.");
  await expect(amountOf(page, "Birnensaft")).toHaveValue("2");
  await main(page).getByRole("button", { name: "Einzeln Birnensaft: eins mehr" }).click();
  await expect(main(page).getByRole("complementary")).toContainText("7,35");
  await expectAccessible(page);
  await page.unroute("**/trpc/**");
  await page.reload();
  await expect(amountOf(page, "Birnensaft")).toHaveValue("3");

  await page.goto("/shop/kasse");
  await main(page).getByLabel("Vorname", { exact: true }).fill("Änne");
  await page.reload();
  await expect(main(page).getByLabel("Vorname", { exact: true })).toHaveValue("Änne");
  await fillAddress(page, languages.de, "bleibt@example.org");
  await main(page).getByLabel("Bemerkung").fill("Bitte klingeln");
  await page.reload();
  await expect(main(page).getByLabel("Bemerkung")).toHaveValue("Bitte klingeln");
  await page.goBack();
  await expect(main(page).getByLabel("Nachname", { exact: true })).toHaveValue("Schönfeld");
  await main(page).getByLabel("PLZ", { exact: true }).fill("9");
  await page.goto("/shop/kasse#review");
  await expect(main(page).getByRole("heading", { level: 2, name: "Ihre Adresse" })).toBeVisible();
  await expect(cartLink(page, languages.de)).toContainText("3");
});

test("a price that has changed is shown, and agreed to again; bottles that somebody else bought are not sold twice", async ({
  page,
  admin,
}) => {
  const email = `preis-${test.info().project.name}@example.org`;
  const id = idOf("Cider rosé");
  const priceIs = (price: number) => admin.put("/api/v0/shop/product/", { data: { _id: id, price } });
  await fillCart(page, [{ title: "Cider rosé" }]);
  await reviewed(page, languages.de, email);
  await main(page).getByLabel(languages.de.age).check();
  expect((await priceIs(800)).status()).toBe(200);
  const button = main(page).getByRole("button", { name: "Zahlungspflichtig bestellen" });
  await button.click();
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("Cider rosé: bisher 7,50");
  await expect(alert).toContainText("Gesamt bisher 7,50");
  await expect(alert).toBeFocused();
  await expect(button.locator("xpath=preceding-sibling::*[1]")).toContainText("8,00");
  expect(await ordersOf(admin, email)).toEqual([]);
  await expectAccessible(page);
  await button.click();
  await expect(main(page).getByRole("heading", { name: languages.de.thanks })).toBeVisible();
  expect(await ordersOf(admin, email)).toMatchObject([{ total: 800 }]);
  await priceIs(750);

  const other = `knapp-${test.info().project.name}@example.org`;
  const title = "Perry von der Champagner-Bratbirne";
  const stockIs = (stock: number) => admin.put("/api/v0/shop/product/", { data: { _id: idOf(title), stock } });
  await stockIs(5);
  await fillCart(page, [{ title, amount: 3 }]);
  await reviewed(page, languages.de, other);
  await main(page).getByLabel(languages.de.age).check();
  await stockIs(2);
  await main(page).getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Nicht mehr alles ist da.");
  await main(page).getByRole("alert").getByRole("link").click();
  await expect(main(page)).toContainText("Davon sind nur noch 2 Stück da.");
  await expect(main(page).getByRole("link", { name: "Zur Kasse" })).toHaveCount(0);
  await amountOf(page, title).fill("2");
  await expect(main(page).getByRole("link", { name: "Zur Kasse" })).toBeVisible();
  for (const typed of ["1,5", "-3"]) {
    await amountOf(page, title).fill(typed);
    await expect(main(page).getByRole("alert")).toHaveText("Bitte eine ganze Zahl von 0 bis 999.");
    await expect(amountOf(page, title)).toHaveValue(typed);
    // The link does not open the checkout yet, because the order would not contain the typed amount.
    await main(page).getByRole("link", { name: "Zur Kasse" }).click();
    await expect(amountOf(page, title)).toBeFocused();
    await expect(page).toHaveURL(/\/shop\/warenkorb$/u);
    await main(page).getByRole("link", { name: "Zur Kasse" }).press("Enter");
    await expect(amountOf(page, title)).toBeFocused();
    await expect(page).toHaveURL(/\/shop\/warenkorb$/u);
  }
  // The page reports an amount above the stock, even if the shop does not show its stock.
  await stockIs(30);
  await page.reload();
  await expect(amountOf(page, title)).toHaveValue("2");
  await amountOf(page, title).fill("31");
  await expect(main(page)).toContainText("Davon sind nur noch 30 Stück da.");
  await amountOf(page, title).fill("30");
  await expect(main(page).getByRole("link", { name: "Zur Kasse" })).toBeVisible();
  expect(await ordersOf(admin, other)).toEqual([]);
  await stockIs(5);
});

test("a manipulated cart is repaired or emptied, and never fails; an invalid secret opens no order", async ({
  page,
}) => {
  const id = idOf("Apfelsaft, naturtrüb");
  const gone = id.replace(/.{4}$/u, (end) => (end === "ffff" ? "0000" : "ffff"));
  const lines = [
    { item: id, variant: "1 Liter, Mehrweg", amount: 1e9, price: -5 },
    { item: id, variant: "7 Liter", amount: 1 },
    { item: gone, amount: 2 },
    { item: id, amount: -3 },
    "<script>",
  ];
  await page.goto("/Impressum");
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(lines));
  await page.goto("/shop/warenkorb");
  await expect(main(page).getByRole("listitem")).toHaveCount(3);
  await expect(amountOf(page, "Apfelsaft, naturtrüb")).toHaveValue("999");
  await expect(main(page).getByText("Das gibt es so nicht mehr.")).toHaveCount(2);
  await expect(main(page).getByRole("link", { name: "Zur Kasse" })).toHaveCount(0);
  await expectAccessible(page);
  await main(page)
    .getByRole("button", { name: /^Entfernen.*Nicht mehr/u })
    .click();
  await main(page)
    .getByRole("button", { name: /^Entfernen.*7 Liter/u })
    .click();
  await expect(main(page).getByRole("link", { name: "Zur Kasse" })).toBeVisible();
  await main(page).getByRole("button", { name: "Rückgängig" }).click();
  await expect(main(page).getByText("Das gibt es so nicht mehr.")).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem("cart", "{nonsense"));
  await page.reload();
  await expect(main(page)).toContainText("Noch liegt nichts darin.");
  await expectAccessible(page);

  await page.goto(`/shop/bestellung/${idOf("Birnensaft")}#secret=geraten`);
  await expect(main(page).getByRole("alert")).toContainText("Zu diesem Link gibt es keine Bestellung.");
  await expectAccessible(page);
});

test("all of it fits into 320 pixels", phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCart(page, [
    { title: "Geschenkkiste" },
    { title: "Apfel & Johannisbeere", variant: "0,25 Liter", packOfSix: 2 },
  ]);
  for (const path of ["/shop", `/shop/${idOf("Birnensaft")}`, `/shop/${idOf("Geschenkkiste")}`, "/shop/warenkorb"]) {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expectNarrow(page);
  }
  await reviewed(page, languages.de, "schmal@example.org");
  await expectNarrow(page);
});
