import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { openTestPushService, type Place, type TestPushService } from "../../testing/push-service.ts";
import { isSignedBy, openWebhookReceiver, type WebhookReceiver } from "../../testing/webhook-receiver.ts";
import { ownPassword } from "../admin-api.ts";
import { answered } from "../answered.ts";
import { adminTest, expect, expectAccessible } from "../fixtures.ts";
import { copySeeded } from "../site-data.ts";
import { startSite, type StartedSite } from "../site.ts";

const SHOTS = process.env["SHOTS"];

const test = adminTest.extend<object, { service: TestPushService; receiver: WebhookReceiver; site: StartedSite }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await openTestPushService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  receiver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const receiver = await openWebhookReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service, receiver }, use) => {
      const data = await copySeeded();
      const site = await startSite(data, { PUSH_API_BASE: service.url, WEBHOOK_BASE: receiver.url });
      await use(site);
      await site.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "allow" });

/** Test browsers have no push service. So the page gets a fake subscription, and tests send events to the worker. */
async function withPushService(context: BrowserContext, place: Place): Promise<void> {
  await context.addInitScript((place) => {
    // The test browser denies every request for a permission.
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission, configurable: true });
    Notification.requestPermission = async () => (permission = "granted");
    let current: unknown = null;
    const subscription = {
      endpoint: place.endpoint,
      options: { applicationServerKey: null as unknown },
      toJSON: () => ({ endpoint: place.endpoint, keys: place.keys }),
      unsubscribe: async () => {
        current = null;
        sessionStorage.removeItem("subscribed");
        return true;
      },
    };
    if (sessionStorage.getItem("subscribed")) current = subscription;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly) throw new Error("not visible");
      subscription.options.applicationServerKey = (options.applicationServerKey as Uint8Array).buffer;
      sessionStorage.setItem("subscribed", "yes");
      current = subscription;
      return current as PushSubscription;
    };
  }, place);
}

/**
 * Sends a push event to the worker, as the browser does for a push message. @returns the notifications that are shown
 */
async function told(context: BrowserContext, payload: string): Promise<unknown[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  return worker.evaluate(async (payload) => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    let whole: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event("push"), {
      data: { json: () => JSON.parse(payload) as unknown },
      waitUntil: (promise: Promise<unknown>) => (whole = promise),
    });
    globalThis.dispatchEvent(event);
    await whole;
    return shown;
  }, payload);
}

/** Sends `pushsubscriptionchange`. Browsers send this event after they have renewed their subscription themselves. */
async function moved(context: BrowserContext, place: Place): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  await worker.evaluate(async (place) => {
    let whole: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event("pushsubscriptionchange"), {
      newSubscription: { toJSON: () => place, unsubscribe: async () => true },
      waitUntil: (promise: Promise<unknown>) => (whole = promise),
    });
    globalThis.dispatchEvent(event);
    await whole;
  }, place);
}

async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  const width = page.viewportSize()?.width;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/notifications-${width}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const SCREEN = "/admincenter/notifications";
const german = {
  on: "Auf diesem Gerät benachrichtigen",
  name: "Name dieses Geräts",
  device: "Mein Telefon",
  list: "Ihre Geräte",
  test: "Probenachricht senden: Mein Telefon",
  tested: "Die Probenachricht ist unterwegs.",
  testTitle: "Probenachricht",
  kind: "Neue Nachrichten",
  title: "Neue Nachricht",
  here: "dieses Gerät",
  remove: "Entfernen: Mein Telefon",
  removed: "Mein Telefon wird nicht mehr benachrichtigt.",
  none: "Noch keines Ihrer Geräte",
};
test("a device is registered and tested; the notification of a message opens the inbox; the device is removed", async ({
  page,
  context,
  service,
  admin,
  site,
}, { project }) => {
  const language = "de";
  const place = service.subscribe();
  await withPushService(context, place);
  await page.goto(SCREEN);
  await expect(page.getByText(german.none)).toBeVisible();
  await expect(page.getByLabel(german.name, { exact: true })).toHaveValue(/^Chrome, /u);
  await expectAccessible(page);
  await shot(page, "off");
  await page.getByLabel(german.name, { exact: true }).fill(german.device);
  await page.getByRole("button", { name: german.on }).click();
  const item = page.getByRole("listitem").filter({ hasText: german.device });
  await expect(item.getByText(german.here, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: german.list, exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: german.on })).toBeHidden();
  await expectAccessible(page);

  await item.getByRole("button", { name: german.test }).click();
  await expect(page.getByRole("status").filter({ hasText: german.tested })).toBeVisible();
  await shot(page, "on");
  const mine = () => service.received.filter(({ endpoint }) => endpoint === place.endpoint);
  await expect.poll(() => mine()[0]?.payload).toMatchObject({ title: german.testTitle, language });

  // Switches messages off and on. After a reload, the site recognises the browser by its endpoint.
  const kind = item.getByRole("switch", { name: german.kind });
  await kind.click({ force: true });
  await expect(kind).not.toBeChecked();
  await page.reload();
  await expect(kind).not.toBeChecked();
  await expect(item.getByText(german.here, { exact: true })).toBeVisible();
  await kind.click({ force: true });
  await expect(kind).toBeChecked();

  await sendMessage(admin, project.name);
  await expect.poll(() => mine().length).toBe(2);
  const message = mine()[1];
  expect(message?.payload).toMatchObject({ title: german.title, path: "/admincenter/messages/inbox" });
  expect(message?.text).not.toMatch(/Geheim|vertraulich/u);

  // For all messages, the worker shows one notification, in the admin's language.
  expect(await told(context, message?.text ?? "")).toEqual([
    {
      title: german.title,
      body: message?.payload["body"],
      tag: "message",
      renotify: true,
      lang: language,
      data: "/admincenter/messages/inbox",
    },
  ]);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("pages-")))).toEqual(
    [],
  );
  await click(context, page);

  const later = service.subscribe();
  await moved(context, later);
  await item.getByRole("button", { name: german.test }).click();
  await expect.poll(() => service.received.filter(({ endpoint }) => endpoint === later.endpoint).length).toBe(1);

  await item.getByRole("button", { name: german.remove }).click();
  await expect(page.getByRole("status").filter({ hasText: german.removed })).toBeVisible();
  await expect(page.getByRole("heading", { name: german.list, exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: german.on })).toBeVisible();

  await context.addCookies([{ name: "lang", value: "en", url: site.url }]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Notify me on this device" })).toBeVisible();
  await expect(page.getByText("None of your devices")).toBeVisible();
});

async function sendMessage(admin: APIRequestContext, name: string): Promise<void> {
  const challenge = await (await admin.get("/api/v0/captcha/")).json();
  const solution = await solveChallenge({ challenge: challenge.proof, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge: challenge.proof, solution })).toString("base64");
  const answer = await admin.post("/api/v0/message/", {
    data: {
      first_name: "Anna",
      last_name: "Geheim",
      email: `anna-${name}@example.org`,
      message: "Etwas sehr vertrauliches",
      captcha: { id: challenge.id, proof },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Clicks the notification. An open tab with the inbox gets the focus; otherwise a new tab opens. */
async function click(context: BrowserContext, page: Page): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  const went = (path: string, tabs: string[]) =>
    worker.evaluate(
      async ({ path, tabs }) => {
        const scope = globalThis as unknown as {
          clients: { matchAll: unknown; openWindow: unknown };
          registration: ServiceWorkerRegistration;
          location: Location;
        };
        const done: string[] = [];
        const { clients } = scope;
        const before = { matchAll: clients.matchAll, openWindow: clients.openWindow };
        clients.matchAll = async () =>
          tabs.map((tab) => ({
            url: new URL(tab, scope.location.origin).href,
            focus: async () => done.push(`focus ${tab}`),
          }));
        clients.openWindow = async (url: string) => done.push(`open ${new URL(url).pathname}`);
        let whole: Promise<unknown> = Promise.resolve();
        let isClosed = false;
        const event = Object.assign(new Event("notificationclick"), {
          notification: { data: path, close: () => (isClosed = true) },
          waitUntil: (promise: Promise<unknown>) => (whole = promise),
        });
        globalThis.dispatchEvent(event);
        await whole;
        Object.assign(clients, before);
        return isClosed ? done : ["still there"];
      },
      { path, tabs },
    );
  const inbox = "/admincenter/messages/inbox";
  expect(await went(inbox, ["/", `${inbox}/0198?q=a`])).toEqual([`focus ${inbox}/0198?q=a`]);
  expect(await went(inbox, ["/", "/admincenter"])).toEqual([`open ${inbox}`]);
  expect(await went("https://example.org/", [])).toEqual([]);
  expect(await went("//example.org/", [])).toEqual([]);
  await expect(page.locator("main")).toBeVisible();
}

test("a browser that cannot be notified, or may not, says why and what to do", async ({ page, context, service }) => {
  await withPushService(context, service.subscribe());
  const facts = (change: string) => page.addInitScript(change);
  await facts(`Object.defineProperty(Notification, "permission", { get: () => globalThis.name || "default" });
    Notification.requestPermission = async () => globalThis.asked ?? "default";`);
  await page.goto(SCREEN);
  await page.getByRole("button", { name: german.on }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ohne Ihre Erlaubnis geht es nicht" })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { asked: "denied" }));
  await page.getByRole("button", { name: german.on }).click();
  await expect(page.getByRole("alert").filter({ hasText: "„Mitteilungen“ auf „Zulassen“ stellen" })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(globalThis, { asked: "granted" }));
  await page.evaluate(() => (PushManager.prototype.subscribe = () => Promise.reject(new Error("no service"))));
  await page.getByRole("button", { name: german.on }).click();
  await expect(page.getByRole("alert").filter({ hasText: "gerade nicht zu erreichen" })).toBeVisible();
  await page.evaluate(() => (window.name = "denied"));
  await page.reload();
  await expect(page.getByText("Mitteilungen dieser Website blockiert")).toBeVisible();
  await expect(page.getByRole("button", { name: german.on })).toBeHidden();
  await shot(page, "denied");
  await facts("delete globalThis.PushManager");
  await page.reload();
  await expect(page.getByText("Dieser Browser kann keine Benachrichtigungen zeigen.")).toBeVisible();
  await expectAccessible(page);
  await facts(`Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone) Safari/604.1" })`);
  await page.reload();
  await expect(page.getByText("Auf iPhone und iPad geht das nur vom Home-Bildschirm aus")).toBeVisible();
  await facts(`Object.defineProperty(globalThis, "isSecureContext", { get: () => false })`);
  await page.reload();
  await expect(page.getByText("nur über eine sichere Verbindung")).toBeVisible();
});

test("signing out ends notifications in this browser", async ({ page, context, service, site, browser }) => {
  // A separate session, because the test ends it.
  const own = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow" });
  const place = service.subscribe();
  await withPushService(own, place);
  const tab = await own.newPage();
  await tab.goto(`/login?next=${encodeURIComponent(SCREEN)}`);
  await tab.getByLabel("Email").fill("admin@example.org");
  await tab.getByLabel("Passwort", { exact: true }).fill(ownPassword);
  await tab.getByRole("button", { name: "Login" }).click();
  await tab.getByRole("button", { name: german.on }).click();
  await expect(tab.getByText(german.here, { exact: true })).toBeVisible();
  await page.goto(SCREEN);
  await expect(page.getByRole("list").getByRole("button", { name: /^Probenachricht senden/u })).toHaveCount(1);
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(tab).toHaveURL("/");
  expect(await tab.evaluate(() => sessionStorage.getItem("subscribed"))).toBeNull();
  await page.reload();
  await expect(page.getByText(german.none)).toBeVisible();
  await own.close();
  expect(context.pages()).toContain(page);
});

test("the addresses that are mailed are changed in one place, with what is wrong at the field", async ({
  page,
  admin,
}) => {
  await page.goto("/admincenter/messages/settings");
  await page.getByRole("link", { name: "Benachrichtigungen öffnen" }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(page.getByRole("heading", { level: 1, name: "Benachrichtigungen" })).toBeFocused();
  await page.getByRole("button", { name: "Adresse hinzufügen" }).click();
  const address = page.getByRole("textbox", { name: "Adresse 1", exact: true });
  await expect(address).toBeFocused();
  await address.fill("vorstand");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/gültige E-Mail-Adresse/u);
  await address.fill("Vorstand@example.org");
  const [{ title }] = await (await admin.get("/api/v0/config/")).json();
  expect((await admin.put("/api/v0/config/", { data: { title: `${title}!` } })).ok()).toBe(true);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
  const [{ notify }] = await (await admin.get("/api/v0/config/")).json();
  expect(notify).toEqual({ message: ["vorstand@example.org"], order: [] });
  await expect(page.getByText("Niemand bekommt diese Mails")).toBeVisible();
  await page.getByRole("button", { name: "Adresse für Bestellungen hinzufügen" }).click();
  const ofOrders = page.getByRole("textbox", { name: "Adresse 1 für Bestellungen" });
  await ofOrders.fill("kelter");
  await page.keyboard.press("Control+s");
  await expect(ofOrders).toBeFocused();
  await expect(ofOrders).toHaveAccessibleDescription(/gültige E-Mail-Adresse/u);
  await ofOrders.fill("kelter@example.org");
  await page.keyboard.press("Control+s");
  const stored = async () => (await (await admin.get("/api/v0/config/")).json())[0].notify as object;
  await expect.poll(stored).toEqual({ message: ["vorstand@example.org"], order: ["kelter@example.org"] });
  await shot(page, "recipients");
  await expectAccessible(page);
  await address.fill("kasse@example.org");
  await admin.put("/api/v0/config/", { data: { title, notify: { message: ["anders@example.org"], order: [] } } });
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("anders@example.org");
  await answered(page, /trpc\/[^?]*settings\.update/u, () => dialog.getByRole("button").last().click());
  await page.getByRole("button", { name: "kasse@example.org entfernen" }).click();
  await expect(page.getByRole("button", { name: "Adresse hinzufügen" })).toBeFocused();
  await page.getByRole("link", { name: "Designmode" }).click();
  await page.getByRole("button", { name: "Hier bleiben" }).click();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Noch niemand")).toBeVisible();
  await expect.poll(async () => (await (await admin.get("/api/v0/config/")).json())[0].notify.message).toEqual([]);
});

test("a webhook is made, shows its secret once, is tested, and sends again what did not arrive", async ({
  page,
  receiver,
}) => {
  await page.goto("/admincenter/settings");
  await page.getByRole("link", { name: "Webhooks" }).click();
  await page.getByRole("button", { name: "Neuer Webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Neuer Webhook" });
  await dialog.getByLabel("Adresse", { exact: true }).fill("https://10.0.0.1/meldungen");
  await dialog.getByRole("button", { name: "Webhook anlegen" }).click();
  await expect(dialog.getByText("Bitte wählen Sie mindestens ein Ereignis.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Eine Bestellung geht ein" }).press("Space");
  await dialog.getByRole("button", { name: "Webhook anlegen" }).click();
  await expect(dialog.getByText(/führt in ein internes Netz/u)).toBeVisible();
  await expect(dialog.getByLabel("Adresse", { exact: true })).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("Adresse", { exact: true }).fill("https://erp.example.org/meldungen");
  await dialog.getByRole("button", { name: "Webhook anlegen" }).click();
  const made = page.getByRole("dialog", { name: "Das Geheimnis dieses Webhooks" });
  const secret = await made.getByLabel("Geheimnis", { exact: true }).innerText();
  await made.getByRole("button", { name: "Ich habe es kopiert" }).click();
  await expect(page.getByRole("heading", { name: "Meldungen an erp.example.org" })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  receiver.answer(500);
  await page.getByRole("button", { name: "Testen" }).click();
  await expect(page.getByText("Die Probe kam nicht an: das Programm lehnt ab (Antwort 500).")).toBeVisible();
  await expect(page.getByText(/^Nicht erreichbar seit/u)).toBeVisible();
  await expectAccessible(page);
  receiver.answer(204);
  const row = page.getByRole("listitem").filter({ hasText: "Probe" });
  await row.getByRole("button", { name: /^Noch einmal senden/u }).click();
  await expect(row).toContainText(" · angekommen");
  const [first, second] = receiver.received;
  expect(first && second && isSignedBy(secret, first) && isSignedBy(secret, second)).toBe(true);
  await page.getByRole("button", { name: "Webhook entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Webhook entfernen" }).click();
  await expect(page.getByText("Noch wird kein Programm benachrichtigt.")).toBeVisible();
});
