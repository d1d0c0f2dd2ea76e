import type { APIRequestContext, Page } from "@playwright/test";
import { openTestStripe, STRIPE_KEY, type TestStripe, WEBHOOK_SECRET } from "../../testing/stripe.ts";
import { expect, expectAccessible, test as siteTest } from "../fixtures.ts";
import { copySeeded } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const test = siteTest.extend<object, { stripe: TestStripe; site: StartedSite }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const stripe = await openTestStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ stripe }, use) => {
      const data = await copySeeded();
      const site = await startSite(data, { STRIPE_API_BASE: stripe.url });
      await use(site);
      await site.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
});

const words = {
  de: {
    next: "Weiter",
    order: "Zahlungspflichtig bestellen",
    creditcard: "Kreditkarte",
    sofort: "Online bezahlen",
    thanks: "Vielen Dank für Ihre Bestellung",
    paid: "Bezahlt",
    unpaid: "Noch nicht bezahlt",
    pay: "Jetzt bezahlen",
    failed: "Die Zahlung ist nicht gelungen",
    again: "Noch einmal bestellen",
    cart: "Warenkorb",
  },
  en: {
    next: "Continue",
    order: "Order with obligation to pay",
    creditcard: "Credit card",
    sofort: "Pay online",
    thanks: "Thank you for your order",
    paid: "Paid",
    unpaid: "Not paid yet",
    pay: "Pay now",
    failed: "The payment did not succeed",
    again: "Order again",
    cart: "Cart",
  },
} as const;

let juice: string;
test.beforeAll(async ({ admin, stripe, site }) => {
  const paymentsources = { creditcard: true, sofort: true, invoice: true };
  const keys = { secret: STRIPE_KEY, webhook: WEBHOOK_SECRET };
  const shop = { enabled: true, paymentsources, stripe: keys, pickup: true };
  const answer = await admin.put("/api/v0/config/", { data: { shop } });
  expect(answer.status(), await answer.text()).toBe(200);
  const products = (await (await admin.get("/api/v0/product/?limit=50")).json()) as { _id: string; title: string }[];
  juice = products.find(({ title }) => title === "Birnensaft")?._id ?? "";
  stripe.tells(site.url);
});

const main = (page: Page) => page.getByRole("main");

async function reviewed(
  page: Page,
  site: StartedSite,
  language: "de" | "en",
  payment: "creditcard" | "sofort" | "invoice",
) {
  await page.context().addCookies([{ name: "lang", value: language, url: site.url }]);
  await page.goto("/Impressum");
  const line = { item: juice, variant: null, amount: 2, packOfSix: 0, packOfTwelve: 0 };
  const address = { firstName: "Änne", lastName: "Schönfeld", street: "Am Hang 3", zip: "98999", city: "Sonnenau" };
  const email = `${payment}-${language}-${test.info().project.name}@example.org`;
  const draft = { ...address, country: "DE", email, delivery: "pickup", payment };
  await page.evaluate(
    ([cart, kept]) => {
      localStorage.setItem("cart", cart ?? "");
      sessionStorage.setItem("checkout", kept ?? "");
    },
    [JSON.stringify([line]), JSON.stringify(draft)],
  );
  await page.goto("/shop/kasse#review");
  const button = main(page).getByRole("button", { name: words[language].order });
  await expect(button).toBeVisible();
  return { button, email };
}

async function ordersOf(admin: APIRequestContext, email: string) {
  const orders = (await (await admin.get("/api/v0/order/?limit=200")).json()) as {
    _id: string;
    payed: string | null;
    order: { email: string };
  }[];
  return orders.filter(({ order }) => order.email === email);
}

test("online: to the provider's page, back without paying, there again, refused, paid", async ({
  page,
  admin,
  site,
  stripe,
}) => {
  const say = words.de;
  const { button, email } = await reviewed(page, site, "de", "creditcard");
  await button.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/`, "u"));
  const address = page.url();
  await page.getByRole("link", { name: "Back to the shop" }).press("Enter");
  await expect(main(page).getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 2, name: say.unpaid })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("button", { name: say.pay }).press("Enter");
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: "refused" }).press("Enter");
  await expect(page.getByText("declined")).toBeVisible();
  await page.getByRole("button", { name: "paid" }).press("Enter");
  await expect(main(page).getByRole("heading", { level: 2, name: say.paid, exact: true })).toBeVisible();
  await expect(main(page).getByRole("button", { name: say.pay })).toHaveCount(0);
  await expectAccessible(page);
  const orders = await ordersOf(admin, email);
  expect(orders).toMatchObject([{ payed: expect.any(String) }]);
  expect(stripe.sessions.filter((one) => one.client_reference_id === orders[0]?._id)).toHaveLength(1);
});

test("in English, by the other source: to the provider's page, back without paying, there again, paid", async ({
  page,
  site,
  stripe,
}) => {
  const say = words.en;
  const { button } = await reviewed(page, site, "en", "sofort");
  await button.click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/`, "u"));
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(main(page).getByRole("heading", { level: 1, name: say.thanks })).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 2, name: say.unpaid })).toBeVisible();
  await main(page).getByRole("button", { name: say.pay }).click();
  await page.getByRole("button", { name: "paid" }).click();
  await expect(main(page).getByRole("heading", { level: 2, name: say.paid, exact: true })).toBeVisible();
});

test("money that is on its way is waited for; when it does not come, the same is ordered again", async ({
  page,
  admin,
  site,
  stripe,
}) => {
  const { button, email } = await reviewed(page, site, "de", "sofort");
  await button.click();
  await page.getByRole("button", { name: "processing" }).click();
  await expect(main(page).getByRole("heading", { level: 2, name: words.de.unpaid })).toBeVisible();
  await expect(main(page).getByText("Ihre Zahlung ist unterwegs.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: words.de.pay })).toHaveCount(0);
  const [order] = await ordersOf(admin, email);
  const session = stripe.sessions.find((one) => one.client_reference_id === order?._id);
  Object.assign(session ?? {}, { payment_intent: { id: "pi_gone", status: "canceled" } });
  await expect(main(page).getByRole("heading", { level: 2, name: words.de.failed })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("button", { name: words.de.again }).press("Enter");
  await expect(main(page).getByRole("heading", { level: 1, name: words.de.cart })).toBeVisible();
  await expect(main(page).getByRole("textbox", { name: "Einzeln Birnensaft" })).toHaveValue("2");
});

test("what the server refuses is said at the field that it names; nothing that was typed is lost", async ({
  page,
  admin,
  site,
}) => {
  const { button } = await reviewed(page, site, "de", "invoice");
  await page.goto("/shop/kasse#delivery");
  await main(page).getByLabel("Bemerkung").fill("Bitte klingeln");
  await main(page).getByRole("button", { name: words.de.next }).click();
  const offers = (invoice: boolean) =>
    admin.put("/api/v0/config/", { data: { shop: { paymentsources: { invoice } } } });
  await offers(false);
  await button.press("Enter");
  const ways = main(page).getByRole("radiogroup", { name: "Wie möchten Sie bezahlen?" });
  await expect(ways).toHaveAttribute("aria-invalid", "true");
  await expect(ways.getByText("So können Sie gerade nicht bezahlen.")).toBeVisible();
  await expect(ways.getByRole("radio").first()).toBeFocused();
  await expect(main(page).getByLabel("Bemerkung")).toHaveValue("Bitte klingeln");
  await expectAccessible(page);
  await ways.getByLabel(words.de.creditcard).check();
  await expect(ways).not.toHaveAttribute("aria-invalid", "true");
  await main(page).getByRole("button", { name: words.de.next }).click();
  await expect(button).toBeVisible();
  await offers(true);
});
